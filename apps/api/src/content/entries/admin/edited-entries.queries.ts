import {
  type ContentKind,
  type EntryRowWire,
  type EntryState,
  type EntryTerms,
  type Locale,
  type ReceivedQuery,
  TextStatus,
  type VersionAction,
} from '@dronesoccer/contracts';
import { searchedEntryText } from '../../media/index.js';
import { authorName } from '../../../people/users/index.js';
import { type Executor, searchTerm, patternOf, type SqlList, type Tx } from '../../../platform/database/index.js';

/** The part of an entry that an editor changes, as `content_snapshot` returns it. */
export type EntrySnapshot = EntryTerms;

export interface EntryRow {
  id: string;
  kind: ContentKind;
  key: string | null;
  isActive: boolean;
  state: EntryState;
  version: number;
  savedBy: string | null;
  updatedAt: Date;
  content: EntrySnapshot;
  formerSlugs: Partial<Record<Locale, string[]>>;
}

/** PostgreSQL would answer an EXISTS from a hash of all texts, although a page needs those of its own entries. */
const isPublished = `coalesce((SELECT true FROM content_texts o
  WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED} LIMIT 1), false)`;

/** `now` is the placeholder of the current time. */
const stateOf = (now: string): string => `CASE
  WHEN NOT e.is_active THEN 'down'
  WHEN NOT ${isPublished} THEN 'draft'
  WHEN e.publish_at > ${now}::timestamptz THEN 'scheduled'
  WHEN e.unpublish_at <= ${now}::timestamptz THEN 'ended'
  ELSE 'shown' END`;

const savedBy = `(SELECT ${authorName('v.author_id')} FROM entry_versions v
  WHERE v.entry_id = e.id AND v.number = e.version)`;

interface ListRow extends Omit<EntryRowWire, 'updatedAt' | 'publishAt' | 'unpublishAt'> {
  publishAt: Date | null;
  unpublishAt: Date | null;
  updatedAt: Date;
}

/** All entries of a kind, whether or not they are published. */
export const adminEntryList: SqlList<ListRow, ReceivedQuery<'content.admin.list'>, { now: Date }> = {
  columns: (bind, { now }) => `e.id, e.kind, e.key, coalesce(e.topic, '') AS topic, e.picture_url AS "pictureUrl",
    e.publish_at AS "publishAt", e.unpublish_at AS "unpublishAt", ${stateOf(bind(now))} AS state,
    e.version, ${savedBy} AS "savedBy", e.updated_at AS "updatedAt",
    (SELECT jsonb_object_agg(l.locale, jsonb_build_object('status', coalesce(t.status, ${TextStatus.DRAFT}),
              'title', coalesce(t.title, ''), 'slug', coalesce(s.slug, '')))
       FROM (VALUES ('en'), ('fr')) l (locale)
       LEFT JOIN content_texts t ON t.entry_id = e.id AND t.locale = l.locale
       LEFT JOIN content_slugs s ON s.entry_id = e.id AND s.locale = l.locale AND s.is_current) AS texts,
    (SELECT v.local_start FROM announced_events v WHERE v.entry_id = e.id) AS "localStart"`,
  from: 'content_entries e',
  filters: {
    kind: (kind, bind) => `e.kind = ${bind(kind)}`,
    search: (search, bind) => {
      const term = searchTerm(search);
      if (term === null) return null;
      const pattern = patternOf(term, bind);
      return `e.id IN (SELECT o.id FROM content_entries o WHERE plain_text(o.topic) LIKE ${pattern}
        UNION ALL SELECT t.entry_id FROM content_texts t WHERE ${searchedEntryText} LIKE ${pattern}
        UNION ALL SELECT s.entry_id FROM content_slugs s WHERE s.slug LIKE ${pattern})`;
    },
    state: (state, bind, { now }) => `${stateOf(bind(now))} = ${bind(state)}`,
    lacks: (locale, bind) => `NOT EXISTS (SELECT FROM content_texts o
      WHERE o.entry_id = e.id AND o.locale = ${bind(locale)} AND o.status = ${TextStatus.PUBLISHED})`,
  },
  order: {
    changed: 'e.updated_at DESC, e.id DESC',
    title: 'e.sort_title, e.id',
    position: 'e.position, e.id',
  },
};

/** Returns an entry with everything that its editor shows. */
export async function entryById(executor: Executor, id: string, now: Date): Promise<EntryRow | null> {
  const [row] = await executor.query<EntryRow>(
    `SELECT e.id, e.kind, e.key, e.is_active AS "isActive", ${stateOf('$2')} AS state, e.version,
            ${savedBy} AS "savedBy", e.updated_at AS "updatedAt", content_snapshot(e.id) AS content,
            (SELECT coalesce(jsonb_object_agg(locale, slugs), '{}') FROM (
               SELECT s.locale, jsonb_agg(s.slug ORDER BY s.slug) AS slugs FROM content_slugs s
                WHERE s.entry_id = e.id AND NOT s.is_current GROUP BY s.locale) f) AS "formerSlugs"
       FROM content_entries e WHERE e.id = $1::uuid`,
    [id, now],
    'content-admin-entry',
  );
  return row ?? null;
}

/** Locks an entry until the transaction ends, so that a second editor sees the changes of the first. */
export async function lockEntry(tx: Tx, id: string, now: Date): Promise<EntryRow | null> {
  await tx.query('SELECT 1 FROM content_entries WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'content-lock');
  return entryById(tx, id, now);
}

interface KeptVersion {
  entryId: string;
  action: VersionAction;
  restoredFrom?: number | null;
  authorId: string | null;
  at: Date;
}

/** Keeps the current state of an entry as a version, unless that version is kept already. */
export async function keepVersion(tx: Tx, { entryId, action, restoredFrom, authorId, at }: KeptVersion): Promise<void> {
  await tx.query(
    `INSERT INTO entry_versions (entry_id, number, action, restored_from, author_id, saved_at, content)
     SELECT id, version, $2, $3, $4::uuid, $5, content_snapshot(id) FROM content_entries WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [entryId, action, restoredFrom ?? null, authorId, at],
    'content-keep-version',
  );
}

export interface VersionRow {
  number: number;
  action: VersionAction;
  restoredFrom: number | null;
  savedBy: string | null;
  savedAt: Date;
}

const versionColumns = `v.number, v.action, v.restored_from AS "restoredFrom", ${authorName('v.author_id')} AS "savedBy",
  v.saved_at AS "savedAt"`;

/** Returns the versions of an entry, latest first. */
export const versionsOf = (executor: Executor, id: string, most: number): Promise<VersionRow[]> =>
  executor.query(
    `SELECT ${versionColumns} FROM entry_versions v WHERE v.entry_id = $1::uuid ORDER BY v.number DESC LIMIT $2`,
    [id, most],
    'content-versions-of',
  );

export async function versionOf(
  executor: Executor,
  id: string,
  number: number,
): Promise<(VersionRow & { content: EntrySnapshot }) | null> {
  const [row] = await executor.query<VersionRow & { content: EntrySnapshot }>(
    `SELECT ${versionColumns}, v.content FROM entry_versions v WHERE v.entry_id = $1::uuid AND v.number = $2`,
    [id, number],
    'content-version-of',
  );
  return row ?? null;
}
