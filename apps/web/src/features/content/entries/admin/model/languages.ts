import { type EntryRowWire, type Locale, TextStatus } from '@dronesoccer/contracts';

type Text = Pick<EntryRowWire['texts']['en'], 'status' | 'title'>;

/** Returns the state of one language of an entry: published, a draft, or missing. */
export function languageState({ status, title }: Text): 'published' | 'draft' | 'missing' {
  if (status === TextStatus.PUBLISHED) return 'published';
  return title === '' ? 'missing' : 'draft';
}

type Entries = readonly { texts: Readonly<Record<Locale, Text>> }[];

/** Returns the number of entries that have no text in a language. */
export const countLacking = (entries: Entries, locale: Locale): number =>
  entries.filter(({ texts }) => languageState(texts[locale]) === 'missing').length;

/** Returns the number of entries that visitors read already, but whose text in this language is a draft. */
export const countHeldBack = (entries: Entries, locale: Locale): number =>
  entries.filter(
    ({ texts }) =>
      languageState(texts[locale]) === 'draft' &&
      Object.values(texts).some((text) => languageState(text) === 'published'),
  ).length;
