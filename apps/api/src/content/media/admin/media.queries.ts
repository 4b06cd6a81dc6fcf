import type { Locale, MediaUseWire, ReceivedQuery } from '@dronesoccer/contracts';
import { authorName } from '../../../people/users/index.js';
import { type Executor, patternOf, searchTerm, type SqlList, type Tx } from '../../../platform/database/index.js';

export interface MediaRow {
  id: string;
  url: string;
  name: string;
  altEn: string;
  altFr: string;
  focusX: number;
  focusY: number;
  width: number | null;
  height: number | null;
  /** The number of places that show the picture. */
  uses: number;
  version: number;
  createdAt: Date;
}

/** A picture with its last editor and with the places of content and the other records that show it. */
export interface UsedMediaRow extends MediaRow {
  usedIn: MediaUseWire[];
  savedBy: string | null;
}

/** The entries or the versions of policies whose texts mention the picture `m`. */
const mentioning = (type: 'content' | 'policy'): string =>
  `(SELECT p.subject_id FROM text_pictures p WHERE p.url = m.url AND p.subject_type = '${type}')`;

/** The references `r` of records outside content. Those of content are named one by one. */
const isRecord = `r.subject_type NOT IN ('media', 'content', 'policy')`;

const isSitePicture = `m.url NOT LIKE '/uploads/%'`;

const entryUse = (place: 'picture' | 'text', condition: string, title: string): string =>
  `SELECT ${place === 'picture' ? 1 : 2} AS rank, jsonb_build_object('place', '${place}', 'kind', e.kind, 'id', e.id,
          'title', ${title}) AS use FROM content_entries e WHERE ${condition}`;

/**
 * The places that show the picture `m`, whose upload is `u`. They decide whether a picture can be deleted. `isUnused`
 * finds the pictures without any of them.
 *
 * @param title the SQL expression of the title of the entry `e`
 */
const places = (title: string): string => `${entryUse('picture', 'e.picture_url = m.url', title)}
   UNION ALL ${entryUse('text', `e.id IN ${mentioning('content')}`, title)}
   UNION ALL
  SELECT 3, jsonb_build_object('place', 'text', 'policy', v.policy, 'number', v.number)
    FROM policy_versions v WHERE v.id IN ${mentioning('policy')}
   UNION ALL
  SELECT 4, jsonb_build_object('place', 'record', 'record', r.subject_type, 'count', count(*))
    FROM picture_references r
   WHERE r.picture_id = u.id AND ${isRecord} GROUP BY r.subject_type
   UNION ALL
  SELECT 5, jsonb_build_object('place', 'site') WHERE ${isSitePicture}`;

const uses = `(SELECT count(*)::int FROM (${places(`''`)}) used)`;

/**
 * A condition for each of the `places`, so that PostgreSQL joins the whole library with each kind of place once. Counting
 * the places of one picture after another would take seconds.
 */
const isUnused = `NOT ${isSitePicture}
   AND NOT EXISTS (SELECT FROM content_entries e WHERE e.picture_url = m.url)
   AND NOT EXISTS (SELECT FROM text_pictures p WHERE p.url = m.url)
   AND NOT EXISTS (SELECT FROM picture_references r WHERE r.picture_id = u.id AND ${isRecord})`;

const columns = `m.id, m.url, m.name, m.alt_en AS "altEn", m.alt_fr AS "altFr", m.focus_x AS "focusX",
  m.focus_y AS "focusY", u.width, u.height, ${uses} AS uses, m.version, m.created_at AS "createdAt"`;

const mediaTables = `media_pictures m LEFT JOIN uploaded_pictures u ON '/uploads/' || u.file_name = m.url`;

/** The pictures of the library. */
export const mediaList: SqlList<MediaRow, ReceivedQuery<'media.admin.list'>> = {
  columns,
  from: mediaTables,
  filters: {
    search: (search, bind) => {
      const term = searchTerm(search);
      return term === null
        ? null
        : `plain_text(m.alt_en || ' ' || m.alt_fr || ' ' || m.name) LIKE ${patternOf(term, bind)}`;
    },
    use: (use) => (use === 'unused' ? isUnused : `NOT (${isUnused})`),
    lacks: (locale) => (locale === 'en' ? `m.alt_en = ''` : `m.alt_fr = ''`),
  },
  order: { latest: 'm.created_at DESC, m.id DESC', name: 'm.name, m.id' },
};

/** @param locale the placeholder of the reader's language */
const titleIn = (locale: string): string =>
  `coalesce((SELECT t.title FROM content_texts t WHERE t.entry_id = e.id ORDER BY (t.locale = ${locale}) DESC LIMIT 1), '')`;

/** Returns a picture with everything that shows it. */
export async function mediaById(executor: Executor, id: string, locale: Locale): Promise<UsedMediaRow | null> {
  const [row] = await executor.query<UsedMediaRow>(
    `SELECT ${columns}, (SELECT coalesce(jsonb_agg(use ORDER BY rank, use), '[]') FROM (${places(titleIn('$2'))}) used
      ) AS "usedIn", ${authorName('m.editor_id')} AS "savedBy"
       FROM ${mediaTables} WHERE m.id = $1::uuid`,
    [id, locale],
    'media-by-id',
  );
  return row ?? null;
}

/** Locks a picture until the transaction ends. A save of content that shows the picture waits meanwhile, or is seen. */
export async function lockMedia(tx: Tx, id: string, locale: Locale): Promise<UsedMediaRow | null> {
  await tx.query('SELECT 1 FROM media_pictures WHERE id = $1::uuid FOR UPDATE', [id], 'media-lock');
  return mediaById(tx, id, locale);
}

/** Returns the picture of the library that has the same content as an upload, or null. */
export async function sameMedia(tx: Tx, url: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `SELECT m.id FROM uploaded_pictures sent
       JOIN uploaded_pictures u ON u.content_hash = sent.content_hash AND u.bytes = sent.bytes
       JOIN media_pictures m ON m.url = '/uploads/' || u.file_name
      WHERE '/uploads/' || sent.file_name = $1 ORDER BY m.created_at, m.id LIMIT 1`,
    [url],
    'media-same',
  );
  return row?.id ?? null;
}

export async function insertMedia(tx: Tx, { id, url, name, at }: { id: string; url: string; name: string; at: Date }) {
  await tx.query(
    `INSERT INTO media_pictures (id, url, name, created_at, updated_at) VALUES ($1::uuid, $2, $3, $4, $4)`,
    [id, url, name, at],
    'media-insert',
  );
}

type WrittenMedia = Pick<MediaRow, 'altEn' | 'altFr' | 'focusX' | 'focusY'>;

/** The caller must hold the picture's lock. */
export async function writeMedia(
  tx: Tx,
  id: string,
  row: WrittenMedia,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { altEn, altFr, focusX, focusY } = row;
  await tx.query(
    `UPDATE media_pictures SET alt_en = $2, alt_fr = $3, focus_x = $4, focus_y = $5, version = version + 1,
            editor_id = $6::uuid, updated_at = $7 WHERE id = $1::uuid`,
    [id, altEn, altFr, focusX, focusY, by, at],
    'media-write',
  );
}

/** The caller must hold the picture's lock. */
export async function deleteMedia(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM media_pictures WHERE id = $1::uuid', [id], 'media-delete');
}
