import type { Tx } from '../database/index.js';
import { type UploadedPicture, uploadsPath } from './picture-uploads.js';

/** What shows a picture: a product, an arena, a post. `type` in small letters, as in `audit`. */
export interface PictureSubject {
  readonly type: string;
  readonly id: string;
}

/**
 * Says which pictures a subject shows, in the transaction that saves it: those stay, and what no subject refers to is
 * removed after a day. Replaces what the subject referred to before, unless `adding`; an empty list lets all of it go.
 *
 * @returns those of the addresses that are uploads of ours, with their size; any other address has to be refused by the
 * caller or known to it otherwise
 */
export async function referToPictures(
  tx: Tx,
  { type, id }: PictureSubject,
  urls: readonly string[],
  { adding = false }: { adding?: boolean } = {},
): Promise<UploadedPicture[]> {
  const names = urls.filter((url) => url.startsWith(uploadsPath)).map((url) => url.slice(uploadsPath.length));
  const rows = await tx.query<{ file_name: string; width: number; height: number }>(
    // A picture that is being removed at this moment is waited for, and then not found.
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
