import type { Tx } from '../database/index.js';
import { type UploadedPicture, uploadsPath } from './picture-uploads.js';

/** The owner of a picture: a product, an arena, a post. `type` is in lower case, as in `audit`. */
export interface PictureSubject {
  readonly type: string;
  readonly id: string;
}

/**
 * Records which pictures a subject shows, in the transaction that saves it. Referenced pictures are kept, and an upload
 * without references is deleted after a day. Replaces the subject's earlier references, unless `adding` is set; an
 * empty list drops all of them.
 *
 * @returns the addresses that are our uploads, with their size in pixels; the caller rejects any other address that it
 * does not know
 */
export async function referToPictures(
  tx: Tx,
  { type, id }: PictureSubject,
  urls: readonly string[],
  { adding = false }: { adding?: boolean } = {},
): Promise<UploadedPicture[]> {
  const names = urls.filter((url) => url.startsWith(uploadsPath)).map((url) => url.slice(uploadsPath.length));
  const rows = await tx.query<{ file_name: string; width: number; height: number }>(
    // Waits for a concurrent deletion of a picture and then does not find it.
    `WITH found AS (
       SELECT id, file_name, width, height FROM uploaded_pictures WHERE file_name = ANY ($3) FOR KEY SHARE
     ), added AS (
       INSERT INTO picture_references (subject_type, subject_id, picture_id) SELECT $1::text, $2::uuid, id FROM found
       ON CONFLICT DO NOTHING
     ), dropped AS (
       DELETE FROM picture_references
        WHERE subject_type = $1 AND subject_id = $2 AND NOT $4::boolean AND picture_id NOT IN (SELECT id FROM found)
     )
     SELECT file_name, width, height FROM found ORDER BY id`,
    [type, id, names, adding],
    'refer-to-pictures',
  );
  return rows.map(({ file_name, width, height }) => ({ url: uploadsPath + file_name, width, height }));
}
