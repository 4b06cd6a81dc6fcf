import { type EntryRowWire, type Locale, TextStatus } from '@dronesoccer/contracts';

type Text = Pick<EntryRowWire['texts']['en'], 'status' | 'title'>;

/** Returns the state of one language of an entry: published, a draft, or missing. */
export function languageState({ status, title }: Text): 'published' | 'draft' | 'missing' {
  if (status === TextStatus.PUBLISHED) return 'published';
  return title === '' ? 'missing' : 'draft';
}

/** Returns the number of entries that have no text in a language. */
export const countLacking = (entries: readonly { texts: Readonly<Record<Locale, Text>> }[], locale: Locale): number =>
  entries.filter(({ texts }) => languageState(texts[locale]) === 'missing').length;
