import { contentProblems, type EntryTerms, locales } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { picturesIn, showPictures } from '../../media/index.js';

/**
 * Keeps the pictures that an entry shows above and in its texts, and adds them to the media library.
 *
 * @param standing the picture that the entry already shows, which may stay
 * @throws AppError CONTENT_007 for a picture that is not ours
 */
export async function keepPictures(
  tx: Tx,
  id: string,
  { pictureUrl, texts }: EntryTerms,
  standing: string | null,
): Promise<void> {
  const inTexts = locales.flatMap((locale) => picturesIn(texts[locale].body));
  const urls = [...new Set(pictureUrl === null ? inTexts : [pictureUrl, ...inTexts])];
  const altOf = (url: string) =>
    url === pictureUrl ? { en: texts.en.pictureAlt, fr: texts.fr.pictureAlt } : { en: '', fr: '' };
  const own = await showPictures(
    tx,
    { type: 'content', id },
    urls.map((url) => ({ url, alt: altOf(url) })),
  );
  if (pictureUrl !== null && pictureUrl !== standing && !own.has(pictureUrl)) {
    throw new AppError('CONTENT_007', {
      errors: [{ field: 'pictureUrl', message: contentProblems.pictureUnknown }],
    });
  }
}
