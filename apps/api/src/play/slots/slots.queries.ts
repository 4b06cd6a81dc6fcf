import { type ArenaClass, limits, type Locale, SlotState, type SlotType } from '@dronesoccer/contracts';
import type { Cents, Coordinates } from '@dronesoccer/domain';
import { inEveryZone, daySpan } from '@dronesoccer/domain/calendar';
import { bindTo, type Executor } from '../../platform/database/index.js';
import { arenaDistance, arenaJson, type ArenaSummary, shownArenas } from '../arenas/index.js';
import { nearestFirst } from '../../places/locations/index.js';
import type { Days } from './days.js';

export interface TierCents {
  standard: Cents | null;
  premium: Cents | null;
}

/** Before tax; null is not offered, 0 is free. */
export interface SlotCents {
  guest: TierCents;
  member: TierCents;
  full: TierCents;
}

/** A slot as a statement's JSON has it. */
export interface SlotRow {
  id: string;
  arenaId: string;
  patternId: string | null;
  type: SlotType;
  class: ArenaClass;
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  timeZone: string;
  capacity: number;
  taken: number;
  prices: SlotCents;
  state: SlotState;
  version: number;
}

export interface ArenaSlotRow extends SlotRow {
  arena: ArenaSummary;
  /** Why the organisation cancelled it, in the reader's language or else in the other; null: no reason was given. */
  cancelReason: string | null;
  distanceKm?: number | null;
}

const tiersJson = (column: string): string =>
  `json_build_object('standard', s.${column}_standard_cents, 'premium', s.${column}_premium_cents)`;

/** The fields of a `SlotRow`, of the slot `s` in the arena `a`. */
const fields = `'id', s.id, 'arenaId', s.arena_id, 'patternId', s.pattern_id, 'type', s.type, 'class', a.class,
  'startsAt', s.starts_at, 'endsAt', s.ends_at, 'localStart', s.local_start, 'localEnd', s.local_end,
  'timeZone', s.time_zone, 'capacity', s.capacity, 'taken', s.taken, 'state', s.state, 'version', s.version,
  'prices', json_build_object('guest', ${tiersJson('guest')}, 'member', ${tiersJson('member')}, 'full', ${tiersJson('full')})`;

/** A `SlotRow` of the slot `s` in the arena `a`. */
export const slotRowJson = `json_build_object(${fields})`;

/**
 * Whether the slot `s`, in an arena at the location `l`, starts on certain days and is not cancelled.
 *
 * @param spans a parameter of the statement, as `spansOf` gives
 */
export const isOnDays = (spans: string): string =>
  `s.state <> ${SlotState.CANCELLED}
   AND s.starts_at >= (${spans}::jsonb -> l.time_zone ->> 'from')::timestamptz
   AND s.starts_at < (${spans}::jsonb -> l.time_zone ->> 'to')::timestamptz`;

/** The `SlotRow`s of the arena `a` at the location `l` for which `isOnDays`, as a JSON list. */
export const slotRowsJson = (spans: string): string =>
  `COALESCE((SELECT json_agg(${slotRowJson} ORDER BY s.starts_at) FROM class_slots s
     WHERE s.arena_id = a.id AND ${isOnDays(spans)}), '[]')`;

/** The instants at which these days begin and end, in every zone: the statement finds the arena's. */
export const spansOf = ({ from, to }: Days) => inEveryZone((zone) => daySpan(zone, from, to));

const cancelReasonIn = (locale: string): string =>
  `CASE ${locale} WHEN 'fr' THEN COALESCE(s.cancel_reason_fr, s.cancel_reason_en)
     ELSE COALESCE(s.cancel_reason_en, s.cancel_reason_fr) END`;

/**
 * An `ArenaSlotRow` as JSON, whatever its state and whether or not visitors see its arena, for a statement of another
 * feature; NULL where there is none.
 *
 * @param id an expression of that statement, such as `b.slot_id`
 * @param locale an expression of that statement, such as `$4`
 */
export const slotJson = (id: string, locale: string): string =>
  `(SELECT json_build_object(${fields}, 'cancelReason', ${cancelReasonIn(locale)},
       'arena', ${arenaJson('s.arena_id', locale)})
     FROM class_slots s JOIN arenas a ON a.id = s.arena_id WHERE s.id = ${id})`;

/** Null without such a slot. Whether visitors see it: `arena.isShown`, and a `state` that is not CANCELLED. */
export async function arenaSlot(executor: Executor, locale: Locale, id: string): Promise<ArenaSlotRow | null> {
  const [row] = await executor.query<{ slot: ArenaSlotRow | null }>(
    `SELECT ${slotJson('$2::uuid', '$1')} AS slot`,
    [locale, id],
    'slot-by-id',
  );
  return row?.slot ?? null;
}

/** Null when visitors see no such arena. */
export async function slotsOfArena(executor: Executor, arenaId: string, days: Days): Promise<SlotRow[] | null> {
  const [row] = await executor.query<{ slots: SlotRow[] }>(
    `SELECT ${slotRowsJson('$3')} AS slots FROM ${shownArenas('$1')} AND a.id = $2::uuid`,
    ['en', arenaId, spansOf(days)],
    'slots-of-arena',
  );
  return row?.slots ?? null;
}

/** The next open slot with a free seat of each arena that visitors see; the index of an arena's slots finds it. */
export async function nextOfEachArena(executor: Executor, after: Date): Promise<SlotRow[]> {
  const rows = await executor.query<{ slot: SlotRow }>(
    `SELECT ${slotRowJson} AS slot
       FROM (SELECT a.id, a.class FROM ${shownArenas('$1')}) a
      CROSS JOIN LATERAL (
        SELECT * FROM class_slots s
         WHERE s.arena_id = a.id AND s.state = ${SlotState.OPEN} AND s.starts_at > $2::timestamptz
           AND s.taken < s.capacity
         ORDER BY s.starts_at LIMIT 1) s
      ORDER BY s.starts_at, a.id`,
    ['en', after],
    'slots-next-of-each',
  );
  return rows.map(({ slot }) => slot);
}

export interface FreeSlotsFilter {
  /** With it the nearest arenas' slots come first, a few of each; without it, the earliest. */
  near?: Coordinates | null;
  arenaId?: string | null;
  class?: ArenaClass | null;
  type?: SlotType | null;
  /** How many must be left. */
  seats: number;
  /** They start later than this. */
  after: Date;
  notSlotId?: string | null;
}

/** Of one arena among those near a position: enough to choose from, and room for the next one. */
const nextOfOneArena = 3;

/**
 * Open slots of shown arenas that have not started and have the seats left; `limits.nextSlotsMax` at most. Each arena's next
 * ones come out of the index of its slots; near a position the locations come out of theirs in the order of their distance,
 * so however many of either there are, only the nearest are read.
 */
export async function nextFreeSlots(
  executor: Executor,
  locale: Locale,
  {
    near = null,
    arenaId = null,
    class: arenaClass = null,
    type = null,
    seats,
    after,
    notSlotId = null,
  }: FreeSlotsFilter,
): Promise<ArenaSlotRow[]> {
  const values: unknown[] = [near?.latitude ?? null, near?.longitude ?? null, locale, after, seats];
  const bind = bindTo(values);
  // Only the conditions that are wanted, and a name for each choice of them: a parameter that may be NULL has PostgreSQL plan
  // the statement anew at each call, which costs more than running it.
  const only = (name: string, value: unknown, condition: (parameter: string) => string) =>
    value === null ? { name: '', text: '' } : { name: `-${name}`, text: ` AND ${condition(bind(value))}` };
  const ofArena = only('arena', arenaId, (id) => `a.id = ${id}::uuid`);
  const ofClass = only('class', arenaClass, (wanted) => `a.class = ${wanted}::smallint`);
  const ofType = only('type', type, (wanted) => `s.type = ${wanted}::smallint`);
  const butOne = only('but', notSlotId, (id) => `s.id <> ${id}::uuid`);
  const isNear = near !== null && arenaId === null;
  const nextOf = (arena: string, most: number): string => `CROSS JOIN LATERAL (
                SELECT s.id, s.starts_at FROM class_slots s
                 WHERE s.arena_id = ${arena} AND s.state = ${SlotState.OPEN} AND s.starts_at > $4::timestamptz
                   AND s.taken + $5::int <= s.capacity${ofType.text}${butOne.text}
                 ORDER BY s.starts_at LIMIT ${most}) n`;
  const shown = `${shownArenas('$3')}${ofArena.text}${ofClass.text}`;
  // Each location is read when the ones before it did not suffice. Its limit, which is that of all locations, has Postgres
  // weigh how soon the first ones are there, and so take them from the index instead of sorting all.
  const nearest = `SELECT n.id, n.starts_at, near.id AS arena_id, near."distanceKm"
               FROM (SELECT p.id, ${nearestFirst('p')} AS chord FROM locations p WHERE p.is_active
                      ORDER BY ${nearestFirst('p')} LIMIT ${limits.locationsMax}) place
              CROSS JOIN LATERAL (
                SELECT a.id, ${arenaDistance} AS "distanceKm" FROM ${shown} AND a.location_id = place.id) near
              ${nextOf('near.id', nextOfOneArena)}
              ORDER BY place.chord, near.id, n.starts_at LIMIT ${limits.nextSlotsMax}`;
  const earliest = `SELECT n.id, n.starts_at, near.id AS arena_id, near."distanceKm"
               FROM (SELECT a.id, ${arenaDistance} AS "distanceKm" FROM ${shown}) near
              ${nextOf('near.id', limits.nextSlotsMax)}
              ORDER BY n.starts_at, near.id LIMIT ${limits.nextSlotsMax}`;
  const choice = [ofArena, ofClass, ofType, butOne].map(({ name }) => name).join('');
  const rows = await executor.query<{ slot: ArenaSlotRow; distanceKm: number | null }>(
    `SELECT ${slotJson('f.id', '$3')} AS slot, f."distanceKm" FROM (${isNear ? nearest : earliest}) f
      ORDER BY ${isNear ? 'f."distanceKm", f.arena_id, f.starts_at' : 'f.starts_at, f.arena_id'}`,
    values,
    `slots-next${isNear ? '-near' : ''}${choice}`,
  );
  return rows.map(({ slot, distanceKm }) => ({ ...slot, distanceKm }));
}
