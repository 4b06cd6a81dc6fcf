import {
  type ContentKind,
  type Locale,
  type PictureFocus,
  type PublishedSlugs,
  TextStatus,
} from '@dronesoccer/contracts';
import { pictureFocus, searchedEntryText } from '../media/index.js';
import { bindTo, containsWords, equals, type Executor, type SqlList } from '../../platform/database/index.js';

/** A published entry with its text in the requested language, or in the other one if only that is published. */
export interface ContentRow {
  id: string;
  key: string | null;
  topic: string | null;
  pictureUrl: string | null;
  pictureFocus: PictureFocus | null;
  /** The time from which the entry is shown; without one, the time at which it was made. */
  publishedAt: Date;
  updatedAt: Date;
  /** The language of the text. */
  locale: Locale;
  title: string;
  summary: string;
  body: string;
  pictureAlt: string;
  /** The place of the entry in a list that is not ordered by time. */
  position: number;
  /** The current address in each language in which the entry is published. */
  slugs: PublishedSlugs;
  /** The languages in which the entry is published. */
  locales: Locale[];
}

const publishedAt = 'coalesce(e.publish_at, e.created_at)';

/** The current address of the entry `e` in each language in which it is published, as JSON. */
export const publishedSlugs = `(SELECT coalesce(jsonb_object_agg(s.locale, s.slug), '{}') FROM content_slugs s
     JOIN content_texts o ON o.entry_id = s.entry_id AND o.locale = s.locale AND o.status = ${TextStatus.PUBLISHED}
    WHERE s.entry_id = e.id AND s.is_current)`;

/** The current address of the entry `e` in each language, published or not, as JSON. */
const savedSlugs = `(SELECT coalesce(jsonb_object_agg(s.locale, s.slug), '{}') FROM content_slugs s
    WHERE s.entry_id = e.id AND s.is_current)`;

const columnsWith = (slugs: string): string => `e.id, e.key, e.topic, e.picture_url AS "pictureUrl",
  ${pictureFocus('e.picture_url')} AS "pictureFocus", ${publishedAt} AS "publishedAt",
  e.updated_at AS "updatedAt", t.locale, t.title, t.summary, t.body, t.picture_alt AS "pictureAlt",
  e.position, ${slugs} AS slugs,
  (SELECT coalesce(array_agg(o.locale::text ORDER BY o.locale), '{}') FROM content_texts o
    WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED}) AS locales`;

const columns = columnsWith(publishedSlugs);

/** Joins the text to show of the entry `e` as `t`. `locale` is the placeholder of the requested language. */
export const shownText = (locale: string): string => `JOIN LATERAL (
    SELECT * FROM content_texts o WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED}
     ORDER BY (o.locale = ${locale}) DESC LIMIT 1) t ON true`;

/** Joins the saved text of the entry `e` as `t`, published or not. `locale` is the placeholder of the requested language. */
export const savedText = (locale: string): string => `JOIN LATERAL (
    SELECT * FROM content_texts o WHERE o.entry_id = e.id ORDER BY (o.locale = ${locale}) DESC LIMIT 1) t ON true`;

/** Tells whether the entry `e` is shown. `now` is the placeholder of the current time. */
export const isShown = (now: string): string =>
  `e.is_active AND (e.publish_at IS NULL OR e.publish_at <= ${now}::timestamptz)
  AND (e.unpublish_at IS NULL OR e.unpublish_at > ${now}::timestamptz)`;

const orders = {
  latest: `${publishedAt} DESC, e.id DESC`,
  position: 'e.position, e.id',
} as const;

export interface EntryFilter {
  kind: ContentKind;
  sort: keyof typeof orders;
  /** Only entries of this topic. */
  topic?: string | undefined;
  /** Only entries whose title, summary or body contains each of these words, in any case and with or without accents. */
  words?: readonly string[];
  /** The entry with this id is left out. */
  except?: string;
}

/** The entries that are shown now. */
export const entryList: SqlList<ContentRow, EntryFilter, { locale: Locale; at: Date }> = {
  columns,
  from: (bind, { locale }) => `content_entries e ${shownText(bind(locale))}`,
  where: (bind, { at }) => isShown(bind(at)),
  filters: {
    kind: equals('e.kind'),
    topic: equals('e.topic'),
    words: (words, bind) => containsWords(searchedEntryText, words, bind),
    except: (id, bind) => `e.id <> ${bind(id)}`,
  },
  order: orders,
};

interface EntrySearch {
  kinds: readonly ContentKind[];
  /** Must not be empty. */
  words: readonly string[];
  locale: Locale;
  at: Date;
  /** The maximum number of entries of each kind. */
  most: number;
}

/** Returns the entries that contain each of the words. Of each kind, those with the words in the title come first. */
export function searchEntries(
  executor: Executor,
  { kinds, words, locale, at, most }: EntrySearch,
): Promise<(ContentRow & { kind: ContentKind })[]> {
  const values: unknown[] = [];
  const bind = bindTo(values);
  return executor.query(
    `SELECT * FROM (
       SELECT e.kind, ${columns}, row_number() OVER (
                PARTITION BY e.kind
                ORDER BY (${containsWords('plain_text(t.title)', words, bind)}) DESC, e.position, ${orders.latest}) AS place
         FROM content_entries e ${shownText(bind(locale))}
        WHERE e.kind = ANY (${bind(kinds)}::smallint[]) AND ${isShown(bind(at))}
          AND ${containsWords(searchedEntryText, words, bind)}) found
      WHERE place <= ${bind(most)}
      ORDER BY kind, place`,
    values,
  );
}

/** The addresses of an entry in the languages in which it is published. */
export interface EntryAddresses {
  slugs: PublishedSlugs;
  updatedAt: Date;
}

/** Returns the addresses of the entries of a kind that are shown at the given time. */
export function entryAddresses(executor: Executor, kind: ContentKind, at: Date): Promise<EntryAddresses[]> {
  return executor.query<EntryAddresses>(
    `SELECT ${publishedSlugs} AS slugs, e.updated_at AS "updatedAt" FROM content_entries e
      WHERE e.kind = $2 AND ${isShown('$1')} ORDER BY e.id`,
    [at, kind],
    'content-addresses',
  );
}

/** An entry, and whether it is shown now. An entry that is not shown yet is not found. */
export type FoundEntry = { isGone: false; row: ContentRow } | { isGone: true } | null;

/** The address, the key or the id by which a preview link names its entry. */
export type PreviewedEntry = { slug: string } | { key: string } | { id: string };

const previewConditions = {
  slug: `e.id = (SELECT s.entry_id FROM content_slugs s WHERE s.kind = $2 AND s.slug = $3
                  ORDER BY (s.locale = $1) DESC, s.is_current DESC LIMIT 1)`,
  key: 'e.key = $3',
  id: 'e.id = $3::uuid',
} as const;

/** Returns the saved state of an entry, whether or not it is shown. */
export async function savedEntry(
  executor: Executor,
  { kind, entry, locale }: { kind: ContentKind; entry: PreviewedEntry; locale: Locale },
): Promise<ContentRow | null> {
  const by = 'slug' in entry ? 'slug' : 'key' in entry ? 'key' : 'id';
  const [row] = await executor.query<ContentRow>(
    `SELECT ${columnsWith(savedSlugs)} FROM content_entries e ${savedText('$1')}
      WHERE e.kind = $2 AND ${previewConditions[by]}`,
    [locale, kind, Object.values(entry)[0]],
    `content-saved-by-${by}`,
  );
  return row ?? null;
}

interface AddressedRow extends ContentRow {
  isShown: boolean;
}

/** Returns the entry that has or had this address in any language. */
export async function entryByAddress(
  executor: Executor,
  { kind, slug, locale, at }: { kind: ContentKind; slug: string; locale: Locale; at: Date },
): Promise<FoundEntry> {
  const [row] = await executor.query<AddressedRow>(
    `SELECT ${columns}, (${isShown('$2')}) AS "isShown" FROM content_entries e ${shownText('$1')}
      WHERE e.id = (SELECT s.entry_id FROM content_slugs s WHERE s.kind = $3 AND s.slug = $4
                     ORDER BY (s.locale = $1) DESC, s.is_current DESC LIMIT 1)
        AND (e.publish_at IS NULL OR e.publish_at <= $2::timestamptz)`,
    [locale, at, kind, slug],
    'content-by-address',
  );
  return entryOf(row);
}

/** Returns the entry with this key. */
export async function entryByKey(
  executor: Executor,
  { kind, key, locale, at }: { kind: ContentKind; key: string; locale: Locale; at: Date },
): Promise<FoundEntry> {
  const [row] = await executor.query<AddressedRow>(
    `SELECT ${columns}, (${isShown('$2')}) AS "isShown" FROM content_entries e ${shownText('$1')}
      WHERE e.kind = $3 AND e.key = $4 AND (e.publish_at IS NULL OR e.publish_at <= $2::timestamptz)`,
    [locale, at, kind, key],
    'content-by-key',
  );
  return entryOf(row);
}

function entryOf(row: AddressedRow | undefined): FoundEntry {
  if (row === undefined) return null;
  return row.isShown ? { isGone: false, row } : { isGone: true };
}
