import {
  ArenaClass,
  ContentKind,
  type Locale,
  patterns,
  type PictureFocus,
  type ProvinceCode,
  type PublishedSlugs,
  type ReceivedQuery,
  SlotState,
  SlotType,
  TextStatus,
} from '@dronesoccer/contracts';
import {
  type Bind,
  containsWords,
  equals,
  type Executor,
  onDates,
  type SqlList,
} from '../../platform/database/index.js';
import { provinceNames } from '../../places/locations/index.js';
import { searchedArena } from '../../play/arenas/index.js';
import { type ArenaSlotRow, slotJson } from '../../play/slots/index.js';
import { isShown, publishedSlugs, savedText, shownText } from '../entries/index.js';
import { pictureFocus } from '../media/index.js';
import { tournament } from './tournament.js';

/** An event that editors announced, as JSON from a statement. */
export interface AnnouncedRow {
  locale: Locale;
  title: string;
  summary: string;
  pictureUrl: string | null;
  pictureAlt: string;
  pictureFocus: PictureFocus | null;
  /** The address in the language of the text. */
  slug: string;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
  localStart: string;
  localEnd: string;
  timeZone: string;
  province: ProvinceCode;
  city: string;
  venue: string;
  isOutdoor: boolean;
  link: string | null;
}

/** Exactly one of `announced` and `slot` is set. */
export interface EventRow {
  id: string;
  version: number;
  updatedAt: Date;
  announced: AnnouncedRow | null;
  slot: ArenaSlotRow | null;
}

/** @param text joins the text of the entry `e` as `t` */
const announcedJson = (
  text: string,
): string => `(SELECT json_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary,
    'pictureUrl', e.picture_url, 'pictureAlt', t.picture_alt,
    'pictureFocus', ${pictureFocus('e.picture_url')}, 'startsAt', v.starts_at, 'endsAt', v.ends_at,
    'localStart', v.local_start, 'localEnd', v.local_end, 'timeZone', v.time_zone, 'province', v.province,
    'city', v.city, 'venue', v.venue, 'isOutdoor', v.is_outdoor, 'link', v.link,
    'slug', coalesce((SELECT s.slug FROM content_slugs s WHERE s.entry_id = e.id AND s.locale = t.locale AND s.is_current), ''))
  FROM announced_events v JOIN content_entries e ON e.id = v.entry_id ${text} WHERE v.entry_id = listed.id)`;

/**
 * Every event that visitors see: its id, times and province. A cancelled tournament is among them. `now` is the
 * placeholder of the current time.
 */
const allEvents = (now: string): string => `(
  SELECT v.entry_id AS id, v.starts_at, v.ends_at, v.local_start, v.province, e.version, e.updated_at,
         false AS is_slot, false AS is_cancelled
    FROM announced_events v JOIN content_entries e ON e.id = v.entry_id
   WHERE ${isShown(now)} AND EXISTS (SELECT FROM content_texts o WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED})
   UNION ALL
  SELECT s.id, s.starts_at, s.ends_at, s.local_start, l.province, s.version, s.updated_at,
         true, s.state = ${SlotState.CANCELLED}
    FROM class_slots s
    JOIN arenas a ON a.id = s.arena_id AND a.is_active
    JOIN locations l ON l.id = a.location_id AND l.is_active
    LEFT JOIN companies c ON c.id = l.company_id
   WHERE s.type = ${SlotType.TOURNAMENT} AND COALESCE(c.is_active, true)
)`;

const columns = (locale: string): string => `listed.id, listed.version, listed.updated_at AS "updatedAt",
  CASE WHEN NOT listed.is_slot THEN ${announcedJson(shownText(locale))} END AS announced,
  CASE WHEN listed.is_slot THEN ${slotJson('listed.id', locale)} END AS slot`;

/** The local day of the venue on which an event begins. */
const localDay = 'left(listed.local_start, 10)';

/**
 * The text in which a search finds an event: what editors wrote, or the arena of a tournament. `locale` is the
 * placeholder of the reader's language.
 */
const searchedText = (locale: string): string => `plain_text(CASE WHEN listed.is_slot THEN
  (SELECT concat_ws(' ', ${searchedArena}, CASE a.class ${Object.values(ArenaClass)
    .map((each) => `WHEN ${each} THEN '${tournament.en[each]} ${tournament.fr[each]}'`)
    .join(' ')} END)
     FROM class_slots s JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id WHERE s.id = listed.id)
  ELSE (SELECT concat_ws(' ', t.title, t.summary, t.body, v.city, v.venue, ${provinceNames('v.province')})
     FROM announced_events v JOIN content_entries e ON e.id = v.entry_id ${shownText(locale)} WHERE v.entry_id = listed.id) END)`;

interface EventContext {
  locale: Locale;
  now: Date;
}

type EventFilter = ReceivedQuery<'events.list'> & {
  /** Only events that contain each of these words. */
  words?: readonly string[];
};

/** The events that are not over, next first. */
export const eventList: SqlList<EventRow, EventFilter, EventContext> = {
  columns: (bind, { locale }) => columns(bind(locale)),
  from: (bind, { now }) => `${allEvents(bind(now))} listed`,
  where: (bind, { now }) => `listed.ends_at > ${bind(now)}::timestamptz AND NOT listed.is_cancelled`,
  filters: {
    province: equals('listed.province'),
    ...onDates(localDay),
    words: (words, bind: Bind, { locale }) => containsWords(searchedText(bind(locale)), words, bind),
    kind: (kind, bind) => `listed.is_slot <> ${bind(kind === 'announced')}::boolean`,
  },
  order: 'listed.starts_at, listed.id',
};

/**
 * Returns the events that end after `since`, including cancelled tournaments: first those that are not over, next first,
 * and then the latest of the others.
 */
export function eventsSince(executor: Executor, locale: Locale, now: Date, since: Date): Promise<EventRow[]> {
  return executor.query<EventRow>(
    `SELECT ${columns('$1')} FROM ${allEvents('$2')} listed WHERE listed.ends_at > $3::timestamptz
      ORDER BY listed.ends_at <= $2::timestamptz, abs(extract(epoch FROM listed.starts_at - $2::timestamptz)), listed.id
      LIMIT 1000`,
    [locale, now, since],
    'events-since',
  );
}

/** An event's addresses: its slugs, or its id if it is a tournament, which has none. */
interface EventAddresses {
  id: string;
  slugs: PublishedSlugs | null;
  updatedAt: Date;
}

/** Returns the addresses of the announced events and of the tournaments that are not over or cancelled. */
export function eventAddresses(executor: Executor, now: Date): Promise<EventAddresses[]> {
  return executor.query<EventAddresses>(
    `SELECT listed.id, listed.updated_at AS "updatedAt",
            (SELECT ${publishedSlugs} FROM content_entries e WHERE e.id = listed.id) AS slugs
       FROM ${allEvents('$1')} listed
      WHERE NOT listed.is_slot OR (listed.ends_at > $1::timestamptz AND NOT listed.is_cancelled)
      ORDER BY listed.starts_at, listed.id`,
    [now],
    'event-addresses',
  );
}

/** Returns those of the events that visitors see at the given time, including cancelled tournaments. */
export function eventsById(executor: Executor, locale: Locale, at: Date, ids: readonly string[]): Promise<EventRow[]> {
  return executor.query<EventRow>(
    `SELECT ${columns('$1')} FROM ${allEvents('$2')} listed WHERE listed.id = ANY ($3::uuid[])`,
    [locale, at, ids],
    'events-by-id',
  );
}

/** Returns the saved state of an announced event, published or not, or null if it has no time and place yet. */
export async function savedEvent(executor: Executor, locale: Locale, id: string): Promise<EventRow | null> {
  const [row] = await executor.query<EventRow>(
    `SELECT listed.id, listed.version, listed.updated_at AS "updatedAt", ${announcedJson(savedText('$1'))} AS announced,
            NULL AS slot
       FROM content_entries listed WHERE listed.id = $2::uuid`,
    [locale, id],
    'event-saved',
  );
  return row === undefined || row.announced === null ? null : row;
}

/**
 * Returns the events that visitors see at the given time by their addresses: ids of slots, or current or former slugs in
 * any language. Cancelled tournaments and past events are among them.
 */
export async function eventsByAddress(
  executor: Executor,
  locale: Locale,
  at: Date,
  addresses: readonly string[],
): Promise<Map<string, EventRow>> {
  const slugs = await executor.query<{ slug: string; id: string }>(
    `SELECT DISTINCT ON (slug) slug, entry_id AS id FROM content_slugs
      WHERE kind = ${ContentKind.EVENT} AND slug = ANY ($2::text[])
      ORDER BY slug, (locale = $1) DESC, is_current DESC`,
    [locale, addresses],
    'events-by-slug',
  );
  const ids = new Map<string, string>([
    ...slugs.map(({ slug, id }) => [slug, id] as const),
    ...addresses.filter((address) => patterns.uuid.test(address)).map((id) => [id, id] as const),
  ]);
  const rows = await eventsById(executor, locale, at, [...ids.values()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...ids].flatMap(([address, id]) => {
      const row = byId.get(id);
      return row ? [[address, row] as const] : [];
    }),
  );
}
