import { type ConsentBasis, type Locale, type SubscriberColumn, subscriberColumns } from '@dronesoccer/contracts';

/** What the file of refused rows adds; passed over when it is brought again. */
export const addedColumns = ['line', 'reason'] as const;

type Column = SubscriberColumn | (typeof addedColumns)[number];

/** Headings by column, in the languages of the team: each file of refused rows can be imported again. */
export const headings: Readonly<Record<Column, Readonly<Record<Locale, string>>>> = {
  email: { en: 'email', fr: 'courriel' },
  language: { en: 'language', fr: 'langue' },
  topics: { en: 'topics', fr: 'sujets' },
  consent: { en: 'consent', fr: 'consentement' },
  consent_date: { en: 'consent_date', fr: 'date_consentement' },
  consent_source: { en: 'consent_source', fr: 'source_consentement' },
  consent_wording: { en: 'consent_wording', fr: 'texte_consentement' },
  line: { en: 'line', fr: 'ligne' },
  reason: { en: 'reason', fr: 'raison' },
};

const columnsByHeading = new Map(
  [...subscriberColumns, ...addedColumns].flatMap((column) =>
    Object.values(headings[column]).map((heading): [string, Column] => [heading, column]),
  ),
);

/** `Consent date` is meant as `consent_date`. Null for a heading that is not known. */
export const columnOf = (heading: string): Column | null =>
  columnsByHeading.get(heading.toLowerCase().replaceAll(/[\s-]+/g, '_')) ?? null;

export const languages: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...['en', 'english', 'anglais'].map((word): [string, Locale] => [word, 'en']),
  ...['fr', 'french', 'français', 'francais'].map((word): [string, Locale] => [word, 'fr']),
]);

export const bases: ReadonlyMap<string, ConsentBasis> = new Map<string, ConsentBasis>([
  ...['express', 'exprès', 'explicite'].map((word): [string, ConsentBasis] => [word, 'express']),
  ...['purchase', 'achat'].map((word): [string, ConsentBasis] => [word, 'purchase']),
  ...['inquiry', 'enquiry', 'demande'].map((word): [string, ConsentBasis] => [word, 'inquiry']),
]);
