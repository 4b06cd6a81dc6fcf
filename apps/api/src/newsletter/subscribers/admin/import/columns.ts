import type { ConsentBasis, SubscriberColumn } from '@dronesoccer/contracts';
import { bilingualColumns } from '../../../../platform/imports/index.js';
import { importProblems } from './import-problems.js';

/** The columns of a list, with a heading in each language of the team. */
export const listColumns = bilingualColumns<SubscriberColumn>(
  {
    email: { en: 'email', fr: 'courriel' },
    language: { en: 'language', fr: 'langue' },
    topics: { en: 'topics', fr: 'sujets' },
    consent: { en: 'consent', fr: 'consentement' },
    consent_date: { en: 'consent_date', fr: 'date_consentement' },
    consent_source: { en: 'consent_source', fr: 'source_consentement' },
    consent_wording: { en: 'consent_wording', fr: 'texte_consentement' },
  },
  { oneOf: ['email'], message: importProblems.noEmail },
);

export const bases: ReadonlyMap<string, ConsentBasis> = new Map<string, ConsentBasis>([
  ...['express', 'exprès', 'explicite'].map((word): [string, ConsentBasis] => [word, 'express']),
  ...['purchase', 'achat'].map((word): [string, ConsentBasis] => [word, 'purchase']),
  ...['inquiry', 'enquiry', 'demande'].map((word): [string, ConsentBasis] => [word, 'inquiry']),
]);
