import { type ErrorCode, type OwnPicture, type PictureSize, productProblems } from '@dronesoccer/contracts';
import type { Tx } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { type PictureSubject, referToPictures } from './picture-references.js';
import { isSitePicture } from './picture-sources.js';

/** The width and height are in pixels, or null for a picture shipped with the site. */
export type KeptPicture = OwnPicture & (PictureSize | { width: null; height: null });

/**
 * Records which pictures a subject shows (see `referToPictures`) and returns them with their size.
 *
 * @throws AppError `code` with the field of each foreign picture: a foreign address would make every visitor's browser,
 * and our own picture loader, call a foreign host
 */
export async function keepOwnPictures(
  tx: Tx,
  subject: PictureSubject,
  pictures: readonly OwnPicture[],
  { code, field }: { code: ErrorCode; field: string },
): Promise<KeptPicture[]> {
  const urls = pictures.map(({ url }) => url);
  const uploaded = new Map((await referToPictures(tx, subject, urls)).map(({ url, ...size }) => [url, size]));
  const errors = urls.flatMap((url, index) =>
    uploaded.has(url) || isSitePicture(url)
      ? []
      : [{ field: `${field}.${index}.url`, message: productProblems.pictureUnknown }],
  );
  if (errors.length > 0) throw new AppError(code, { errors });
  return pictures.map((picture) => ({ ...picture, ...(uploaded.get(picture.url) ?? { width: null, height: null }) }));
}
