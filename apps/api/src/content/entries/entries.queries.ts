import { type ContentKind, type Locale, type PublishedSlugs, TextStatus } from '@dronesoccer/contracts';
import { bindTo, type Executor, patternOf, type Slice } from '../../platform/database/index.js';

/** A published entry with its text in the requested language, or in the other one if only that is published. */
export interface ContentRow {
  id: string;
  key: string | null;
  topic: string | null;
  pictureUrl: string | null;
  /** The time from which the entry is shown; without one, the time at which it was made. */
  publishedAt: Date;
  updatedAt: Date;
  /** The language of the text. */
  locale: Locale;
  title: string;
  summary: string;
  body: string;
  pictureAlt: string;
  /** The current address in each language in which the entry is published. */
  slugs: PublishedSlugs;
  /** The languages in which the entry is published. */
  locales: Locale[];
}

const publishedAt = 'coalesce(e.publish_at, e.created_at)';

const columns = `e.id, e.key, e.topic, e.picture_url AS "pictureUrl", ${publishedAt} AS "publishedAt",
  e.updated_at AS "updatedAt", t.locale, t.title, t.summary, t.body, t.picture_alt AS "pictureAlt",
  (SELECT coalesce(jsonb_object_agg(s.locale, s.slug), '{}') FROM content_slugs s
     JOIN content_texts o ON o.entry_id = s.entry_id AND o.locale = s.locale AND o.status = ${TextStatus.PUBLISHED}
    WHERE s.entry_id = e.id AND s.is_current) AS slugs,
  (SELECT array_agg(o.locale::text ORDER BY o.locale) FROM content_texts o
    WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED}) AS locales`;

/** Joins the text to show of the entry `e` as `t`. `$1` is the requested language. */
export const shownText = `JOIN LATERAL (
    SELECT * FROM content_texts o WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED}
     ORDER BY (o.locale = $1) DESC LIMIT 1) t ON true`;

/** Tells whether the entry `e` is shown. `$2` is the current time. */
export const isShown = `e.is_active AND (e.publish_at IS NULL OR e.publish_at <= $2::timestamptz)
  AND (e.unpublish_at IS NULL OR e.unpublish_at > $2::timestamptz)`;

const orders = {
  latest: `${publishedAt} DESC, e.id DESC`,
  position: 'e.position, e.id',
} as const;

export interface WantedEntries {
  kind: ContentKind;
  locale: Locale;
  at: Date;
  order: keyof typeof orders;
  /** Only entries of this topic. */
  topic?: string | undefined;
  /** Only entries whose title, summary or body contains each of these words, in any case and with or without accents. */
  words?: readonly string[];
  /** The entry with this id is left out. */
  except?: string;
}

/** Returns the entries that are shown now, and their number without the slice. */
export async function shownEntries(
  executor: Executor,
  { kind, locale, at, order, topic, words = [], except }: WantedEntries,
  { limit, offset }: Slice,
): Promise<{ rows: ContentRow[]; total: number }> {
  const values: unknown[] = [locale, at, kind];
  const bind = bindTo(values);
  const conditions = [
    'e.kind = $3',
    isShown,
    ...(topic === undefined ? [] : [`e.topic = ${bind(topic)}`]),
    ...(except === undefined ? [] : [`e.id <> ${bind(except)}::uuid`]),
    ...words.map((word) => `plain_text(t.title || ' ' || t.summary || ' ' || t.body) LIKE ${patternOf(word, bind)}`),
  ];
  const from = `FROM content_entries e ${shownText} WHERE ${conditions.join(' AND ')}`;
  const [counted] = await executor.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, [...values]);
  const rows = await executor.query<ContentRow>(
    `SELECT ${columns} ${from} ORDER BY ${orders[order]} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
    values,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** An entry, and whether it is shown now. An entry that is not shown yet is not found. */
export type FoundEntry = { isGone: false; row: ContentRow } | { isGone: true } | null;

interface AddressedRow extends ContentRow {
  isShown: boolean;
}

/** Returns the entry that has or had this address in any language. */
export async function entryByAddress(
  executor: Executor,
  { kind, slug, locale, at }: { kind: ContentKind; slug: string; locale: Locale; at: Date },
): Promise<FoundEntry> {
  const [row] = await executor.query<AddressedRow>(
    `SELECT ${columns}, (${isShown}) AS "isShown" FROM content_entries e ${shownText}
      WHERE e.id = (SELECT s.entry_id FROM content_slugs s WHERE s.kind = $3 AND s.slug = $4
                     ORDER BY (s.locale = $1) DESC, s.is_current DESC LIMIT 1)
        AND (e.publish_at IS NULL OR e.publish_at <= $2::timestamptz)`,
    [locale, at, kind, slug],
    'content-by-address',
  );
  return found(row);
}

/** Returns the entry with this key. */
export async function entryByKey(
  executor: Executor,
  { kind, key, locale, at }: { kind: ContentKind; key: string; locale: Locale; at: Date },
): Promise<FoundEntry> {
  const [row] = await executor.query<AddressedRow>(
    `SELECT ${columns}, (${isShown}) AS "isShown" FROM content_entries e ${shownText}
      WHERE e.kind = $3 AND e.key = $4 AND (e.publish_at IS NULL OR e.publish_at <= $2::timestamptz)`,
    [locale, at, kind, key],
    'content-by-key',
  );
  return found(row);
}

function found(row: AddressedRow | undefined): FoundEntry {
  if (row === undefined) return null;
  return row.isShown ? { isGone: false, row } : { isGone: true };
}
