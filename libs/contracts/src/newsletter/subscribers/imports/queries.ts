import { importQueries } from '../../../common/import-queries.ts';
import { importOutcomes } from './wire.ts';

/** The columns of a list of subscribers, with their headings. */
export const subscriberColumns = {
  email: { en: 'email', fr: 'courriel' },
  language: { en: 'language', fr: 'langue' },
  topics: { en: 'topics', fr: 'sujets' },
  consent: { en: 'consent', fr: 'consentement' },
  consent_date: { en: 'consent_date', fr: 'date_consentement' },
  consent_source: { en: 'consent_source', fr: 'source_consentement' },
  consent_wording: { en: 'consent_wording', fr: 'texte_consentement' },
} as const;
export type SubscriberColumn = keyof typeof subscriberColumns;

export const subscriberImportQueries = importQueries('newsletter.imports', importOutcomes);
