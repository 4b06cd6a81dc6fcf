import type { LocalText } from '@dronesoccer/contracts';
import { newId, type Tx } from '../../platform/database/index.js';
import { isSitePicture, type PictureSubject, referToPictures } from '../../platform/images/index.js';

/**
 * The focal point of the picture at an address, as JSON, or null if it is in the middle.
 *
 * @param url the SQL expression of the address
 */
export const pictureFocus = (url: string): string => `(SELECT json_build_object('x', m.focus_x, 'y', m.focus_y)
  FROM media_pictures m WHERE m.url = ${url} AND (m.focus_x, m.focus_y) <> (50, 50))`;

/** The text `t` of an entry, as searches read it. `content_texts_search_idx` holds exactly this expression. */
export const searchedEntryText = `plain_text(t.title || ' ' || t.summary || ' ' || t.body)`;

const ownPictures = /!\[[^\]]*\]\((\/(?:pictures|uploads)\/[^\s)]+)/g;

/** Returns the addresses of our own pictures in a Markdown text. */
export const picturesIn = (markdown: string): string[] =>
  [...markdown.matchAll(ownPictures)].flatMap(([, url]) => (url === undefined ? [] : [url]));

/** A picture that content shows. The alternative text is used only if the library does not know the picture yet. */
interface ShownPicture {
  url: string;
  alt: LocalText;
}

/**
 * Records that a subject of content shows pictures, and adds them to the library, in the transaction that saves the
 * subject.
 *
 * @returns the addresses that are ours; the caller decides about the others
 */
export async function showPictures(
  tx: Tx,
  subject: PictureSubject,
  pictures: readonly ShownPicture[],
): Promise<ReadonlySet<string>> {
  const urls = pictures.map(({ url }) => url);
  const uploaded = new Set((await referToPictures(tx, subject, urls)).map(({ url }) => url));
  const own = pictures.filter(({ url }) => uploaded.has(url) || isSitePicture(url));
  await joinLibrary(tx, own);
  return new Set(own.map(({ url }) => url));
}

/** Each picture of the library is locked until the transaction ends, so that no one deletes it meanwhile. */
async function joinLibrary(tx: Tx, pictures: readonly ShownPicture[]): Promise<void> {
  // The order keeps two transactions from waiting for each other.
  for (const { url, alt } of pictures.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    const [row] = await tx.query<{ id: string }>(
      `INSERT INTO media_pictures (id, url, name, alt_en, alt_fr)
       VALUES ($1::uuid, $2, right(regexp_replace($2, '^.*/', ''), 200), $3, $4)
       ON CONFLICT (url) DO UPDATE SET url = excluded.url
       RETURNING id`,
      [newId(), url, alt.en.slice(0, 200), alt.fr.slice(0, 200)],
      'media-join',
    );
    if (row !== undefined) await referToPictures(tx, { type: 'media', id: row.id }, [url]);
  }
}
