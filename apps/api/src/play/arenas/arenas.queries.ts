import {
  ArenaClass,
  type Locale,
  type OpeningHours,
  type ReceivedQuery,
  SlotState,
  type TierTexts,
} from '@dronesoccer/contracts';
import type { Coordinates } from '@dronesoccer/domain';
import { bindTo, containsWords, type Executor, type Slice } from '../../platform/database/index.js';
import type { KeptPicture } from '../../platform/images/index.js';
import {
  type Circle,
  kilometresTo,
  nearestLocations,
  type Place,
  placeJson,
  searchedPlace,
  circleValues,
} from '../../places/locations/index.js';
import type { FreeTime } from './free-time.js';

export interface ArenaRow {
  id: string;
  /** The name in the reader's language, or else in English. */
  name: string;
  class: ArenaClass;
  capacity: number;
  cover: string | null;
  place: Place;
  distanceKm: number | null;
}

export interface ArenaDetailRow extends ArenaRow {
  description: string;
  rules: string;
  bring: string;
  gettingThere: string;
  tiers: TierTexts;
  pictures: KeptPicture[];
  hours: OpeningHours[];
  timeZone: string;
}

interface ArenaFilter extends Pick<ReceivedQuery<'arenas.list'>, 'locationId' | 'class'> {
  /** The position from which distances are sorted; null sorts by city. */
  from: Coordinates | null;
  /** Keeps only arenas with a free seat in this period. */
  free: FreeTime | null;
}

/**
 * The great-circle distance in kilometres from the parameters $1 (latitude) and $2 (longitude), or NULL without them.
 */
export const arenaDistance = `CASE WHEN $1::float8 IS NOT NULL THEN ${kilometresTo('l')} END`;

/**
 * The active arenas that visitors see.
 *
 * @param locale an SQL expression for the language of the names
 * @param locations a table expression for active locations
 */
export const shownArenas = (
  locale: string,
  locations = '(SELECT * FROM locations WHERE is_active)',
): string => `arenas a
  JOIN ${locations} l ON l.id = a.location_id
  LEFT JOIN companies c ON c.id = l.company_id
  LEFT JOIN arena_translations t ON t.arena_id = a.id AND t.locale = ${locale}
  LEFT JOIN arena_translations e ON e.arena_id = a.id AND e.locale = 'en'
 WHERE a.is_active AND (c.id IS NULL OR c.is_active) AND COALESCE(t.name, e.name) IS NOT NULL`;

const columns = (locale: string): string => `a.id, COALESCE(t.name, e.name) AS name, a.class, a.capacity,
  a.pictures -> 0 ->> 'url' AS cover, ${placeJson('a.location_id', locale)} AS place`;

/**
 * The contents of an arena's packages in the reader's language, or else in English. It uses the translations `t` and
 * `e`.
 */
const tiersJson = `json_build_object(
  'standard', COALESCE(NULLIF(t.standard_includes, ''), e.standard_includes, ''),
  'premium', COALESCE(NULLIF(t.premium_includes, ''), e.premium_includes, ''))`;

/**
 * The text in which a search finds the arena `a` at the location `l`: names in both languages, the place, and the words
 * that visitors use for any arena.
 */
export const searchedArena = `concat_ws(' ', (SELECT string_agg(n.name, ' ') FROM arena_translations n WHERE n.arena_id = a.id),
  'drone soccer arena aréna class classe', CASE a.class WHEN ${ArenaClass.CLASS_20} THEN '20' ELSE '40' END, ${searchedPlace})`;

/** An arena as other features show it. */
export interface ArenaSummary {
  id: string;
  /** The name in the reader's language, or else in English. */
  name: string;
  class: ArenaClass;
  cover: string | null;
  tiers: TierTexts;
  /** True if visitors see the arena. */
  isShown: boolean;
  place: Place;
}

/**
 * Returns SQL for an `ArenaSummary` as JSON, to embed in another feature's statement. Visitors may or may not see the
 * arena; the result is NULL if there is no such arena.
 *
 * @param id an expression of that statement, such as `s.arena_id`
 * @param locale an expression of that statement, such as `$4`
 */
export const arenaJson = (id: string, locale: string): string =>
  `(SELECT json_build_object('id', a.id, 'name', COALESCE(t.name, e.name, ''), 'class', a.class,
      'cover', a.pictures -> 0 ->> 'url', 'tiers', ${tiersJson}, 'place', ${placeJson('a.location_id', locale)},
      'isShown', a.is_active AND l.is_active AND COALESCE(c.is_active, true) AND COALESCE(t.name, e.name) IS NOT NULL)
    FROM arenas a
    JOIN locations l ON l.id = a.location_id
    LEFT JOIN companies c ON c.id = l.company_id
    LEFT JOIN arena_translations t ON t.arena_id = a.id AND t.locale = ${locale}
    LEFT JOIN arena_translations e ON e.arena_id = a.id AND e.locale = 'en'
   WHERE a.id = ${id})`;

/** @param span JSON with `from` and `to`; the slot must start between them */
const freeSlot = (span: string): string => `SELECT FROM class_slots s
  WHERE s.arena_id = a.id AND s.state = ${SlotState.OPEN} AND s.taken < s.capacity
    AND s.starts_at >= (${span} ->> 'from')::timestamptz AND s.starts_at < (${span} ->> 'to')::timestamptz`;

export async function listArenas(
  executor: Executor,
  locale: Locale,
  { locationId, class: arenaClass, from, free }: ArenaFilter,
  { limit, offset }: Slice,
): Promise<{ rows: ArenaRow[]; total: number }> {
  const rows = await executor.query<ArenaRow & { total: number }>(
    `SELECT ${columns('$3')}, ${arenaDistance} AS "distanceKm", count(*) OVER ()::int AS total FROM ${shownArenas('$3')}
        AND ($4::uuid IS NULL OR a.location_id = $4) AND ($5::smallint IS NULL OR a.class = $5)
        AND ($8::jsonb IS NULL OR EXISTS (${freeSlot('$8::jsonb -> l.time_zone')}))
      ORDER BY "distanceKm" NULLS LAST, plain_text(l.city), name, a.id LIMIT $6 OFFSET $7`,
    [
      from?.latitude ?? null,
      from?.longitude ?? null,
      locale,
      locationId ?? null,
      arenaClass ?? null,
      limit,
      offset,
      free,
    ],
    'arenas-list',
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the arenas of the nearest locations within the circle, nearest first. */
export function arenasNearby(executor: Executor, locale: Locale, circle: Circle): Promise<ArenaRow[]> {
  return executor.query(
    `SELECT ${columns('$4')}, l."distanceKm" FROM ${shownArenas('$4', nearestLocations)}
      ORDER BY l."distanceKm", l.id, name, a.id`,
    [...circleValues(circle), locale],
    'arenas-nearby',
  );
}

/** Returns arenas that contain each of the words, which must not be empty. Those with the words in the name come first. */
export function searchArenas(
  executor: Executor,
  locale: Locale,
  words: readonly string[],
  most: number,
): Promise<ArenaRow[]> {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const language = bind(locale);
  const named = containsWords('plain_text(COALESCE(t.name, e.name))', words, bind);
  return executor.query(
    `SELECT ${columns(language)}, NULL::float8 AS "distanceKm" FROM ${shownArenas(language)}
        AND ${containsWords(`plain_text(${searchedArena})`, words, bind)}
      ORDER BY (${named}) DESC, plain_text(l.city), name, a.id LIMIT ${bind(most)}`,
    values,
  );
}

/** Returns every arena that visitors see, with the time at which it or its location was changed. */
export function arenaAddresses(executor: Executor): Promise<{ id: string; updatedAt: Date }[]> {
  return executor.query(
    `SELECT a.id, greatest(a.updated_at, l.updated_at) AS "updatedAt" FROM ${shownArenas("'en'")} ORDER BY a.id`,
    [],
    'arena-addresses',
  );
}

/** Returns null if the arena does not exist or is hidden from visitors. */
export async function arenaById(executor: Executor, locale: Locale, id: string): Promise<ArenaDetailRow | null> {
  const text = (column: string): string => `COALESCE(t.${column}, e.${column})`;
  const [row] = await executor.query<ArenaDetailRow>(
    `SELECT ${columns('$1')}, NULL::float8 AS "distanceKm", ${text('description')} AS description,
            ${text('rules')} AS rules, ${text('bring')} AS bring, ${text('getting_there')} AS "gettingThere",
            ${tiersJson} AS tiers, a.pictures, a.hours, l.time_zone AS "timeZone"
       FROM ${shownArenas('$1')} AND a.id = $2`,
    [locale, id],
    'arena-by-id',
  );
  return row ?? null;
}
