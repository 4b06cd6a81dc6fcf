import { type PictureSize, type OwnPicture, productProblems } from '@dronesoccer/contracts';
import { newId, type Tx } from '../../../platform/database/index.js';
import { AppError, type FieldError } from '../../../platform/errors/index.js';
import { isSitePicture, referToPictures } from '../../../platform/images/index.js';

type Size = PictureSize | { width: null; height: null };

/**
 * Replaces a product's pictures.
 *
 * @throws PROD_007 if one of them is not hosted on this site
 */
export async function writePictures(tx: Tx, productId: string, pictures: readonly OwnPicture[]): Promise<void> {
  const urls = pictures.map(({ url }) => url);
  const sizes = await shownSizes(tx, urls);
  const uploaded = await referToPictures(tx, { type: 'product', id: productId }, urls);
  for (const { url, width, height } of uploaded) sizes.set(url, { width, height });
  const errors = foreignPictures(pictures, sizes);
  if (errors.length > 0) throw new AppError('PROD_007', { errors });
  await tx.query('DELETE FROM product_images WHERE product_id = $1', [productId], 'product-clear-pictures');
  if (pictures.length === 0) return;
  await tx.query(
    `INSERT INTO product_images (id, product_id, position, url, alt, width, height)
     SELECT (e.picture ->> 'id')::uuid, $1::uuid, e.position - 1, e.picture ->> 'url', e.picture -> 'alt',
            (e.picture ->> 'width')::int, (e.picture ->> 'height')::int
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS e (picture, position)`,
    [productId, JSON.stringify(pictures.map(({ url, alt }) => ({ id: newId(), url, alt, ...sizes.get(url) })))],
    'product-write-pictures',
  );
}

/**
 * Returns errors for the fields of `pictures` that are not allowed. A product shows only pictures from this site: those
 * that ship with it, and the `known` ones, which are uploaded or already shown. Any other address would make every
 * visitor's browser, and our own picture loader, call a foreign host.
 */
export function foreignPictures(
  pictures: readonly Pick<OwnPicture, 'url'>[],
  known: { has: (url: string) => boolean },
): FieldError[] {
  return pictures.flatMap(({ url }, index) =>
    known.has(url) || isSitePicture(url)
      ? []
      : [{ field: `pictures.${index}.url`, message: productProblems.pictureUnknown }],
  );
}

/** Uploads were measured on arrival. Any other picture of ours has the size it has where it is already shown. */
async function shownSizes(tx: Tx, urls: readonly string[]): Promise<Map<string, Size>> {
  if (urls.length === 0) return new Map();
  const rows = await tx.query<Size & { url: string }>(
    `SELECT DISTINCT ON (url) url, width, height FROM product_images WHERE url = ANY ($1)
      ORDER BY url, width NULLS LAST`,
    [urls],
    'product-picture-sizes',
  );
  return new Map(rows.map(({ url, ...size }) => [url, size]));
}
