import { type Locale, type ProvinceCode, SlotState, SlotType, TextStatus } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../platform/database/index.js';
import { type ArenaSlotRow, slotJson } from '../../play/slots/index.js';
import { isShown, shownText } from '../entries/index.js';

/** An event that editors announced, as JSON from a statement. */
export interface AnnouncedRow {
  locale: Locale;
  title: string;
  summary: string;
  pictureUrl: string | null;
  pictureAlt: string;
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

const announcedJson = `(SELECT json_build_object('locale', t.locale, 'title', t.title, 'summary', t.summary,
    'pictureUrl', e.picture_url, 'pictureAlt', t.picture_alt, 'startsAt', v.starts_at, 'endsAt', v.ends_at,
    'localStart', v.local_start, 'localEnd', v.local_end, 'timeZone', v.time_zone, 'province', v.province,
    'city', v.city, 'venue', v.venue, 'isOutdoor', v.is_outdoor, 'link', v.link,
    'slug', (SELECT s.slug FROM content_slugs s WHERE s.entry_id = e.id AND s.locale = t.locale AND s.is_current))
  FROM announced_events v JOIN content_entries e ON e.id = v.entry_id ${shownText} WHERE v.entry_id = listed.id)`;

/** Every event that visitors see: its id, times and province. A cancelled tournament is among them. */
const allEvents = `(
  SELECT v.entry_id AS id, v.starts_at, v.ends_at, v.local_start, v.province, e.version, e.updated_at,
         false AS is_slot, false AS is_cancelled
    FROM announced_events v JOIN content_entries e ON e.id = v.entry_id
   WHERE ${isShown} AND EXISTS (SELECT FROM content_texts o WHERE o.entry_id = e.id AND o.status = ${TextStatus.PUBLISHED})
   UNION ALL
  SELECT s.id, s.starts_at, s.ends_at, s.local_start, l.province, s.version, s.updated_at,
         true, s.state = ${SlotState.CANCELLED}
    FROM class_slots s
    JOIN arenas a ON a.id = s.arena_id AND a.is_active
    JOIN locations l ON l.id = a.location_id AND l.is_active
    LEFT JOIN companies c ON c.id = l.company_id
   WHERE s.type = ${SlotType.TOURNAMENT} AND COALESCE(c.is_active, true)
)`;

const columns = `listed.id, listed.version, listed.updated_at AS "updatedAt",
  CASE WHEN NOT listed.is_slot THEN ${announcedJson} END AS announced,
  CASE WHEN listed.is_slot THEN ${slotJson('listed.id', '$1')} END AS slot`;

/** Null means no condition. The days are those of the venue, `YYYY-MM-DD`, both included. */
export interface EventFilter {
  province: ProvinceCode | null;
  from: string | null;
  to: string | null;
}

const matches = `listed.ends_at > $2::timestamptz AND NOT listed.is_cancelled
  AND ($3::text IS NULL OR listed.province = $3)
  AND ($4::text IS NULL OR left(listed.local_start, 10) >= $4) AND ($5::text IS NULL OR left(listed.local_start, 10) <= $5)`;

/** Returns the events that are not over, next first. */
export async function listEvents(
  executor: Executor,
  locale: Locale,
  now: Date,
  { province, from, to }: EventFilter,
  { limit, offset }: Slice,
): Promise<{ rows: EventRow[]; total: number }> {
  const values = [locale, now, province, from, to];
  // The count needs no language, but PostgreSQL must know the type of every parameter.
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${allEvents} listed WHERE $1 <> '' AND ${matches}`,
    values,
    'events-count',
  );
  const rows = await executor.query<EventRow>(
    `SELECT ${columns} FROM ${allEvents} listed WHERE ${matches}
      ORDER BY listed.starts_at, listed.id LIMIT $6 OFFSET $7`,
    [...values, limit, offset],
    'events-list',
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Returns every event that ends after `since`, including cancelled tournaments. */
export function eventsSince(executor: Executor, locale: Locale, now: Date, since: Date): Promise<EventRow[]> {
  return executor.query<EventRow>(
    `SELECT ${columns} FROM ${allEvents} listed WHERE listed.ends_at > $3::timestamptz
      ORDER BY listed.starts_at, listed.id LIMIT 1000`,
    [locale, now, since],
    'events-since',
  );
}

/** Returns an event that visitors see, or null. */
export async function eventById(executor: Executor, locale: Locale, now: Date, id: string): Promise<EventRow | null> {
  const [row] = await executor.query<EventRow>(
    `SELECT ${columns} FROM ${allEvents} listed WHERE listed.id = $3::uuid`,
    [locale, now, id],
    'event-by-id',
  );
  return row ?? null;
}
