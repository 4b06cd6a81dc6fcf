import {
  type ArenaClass,
  type Locale,
  SlotState,
  type SlotType,
  serverLimits,
  staffLimits,
  UserStatus,
} from '@dronesoccer/contracts';
import type { Cents, Coordinates } from '@dronesoccer/domain';
import { inEveryZone, daySpan } from '@dronesoccer/domain/calendar';
import { isPlanOffered } from '../../club/memberships/index.js';
import { bindTo, type Executor } from '../../platform/database/index.js';
import { arenaDistance, arenaJson, type ArenaSummary, shownArenas } from '../arenas/index.js';
import { nearestFirst } from '../../places/locations/index.js';
import type { Days } from './days.js';

export interface TierCents {
  standard: Cents | null;
  premium: Cents | null;
}

/** Prices before tax; null means not offered, 0 means free. */
export interface SlotCents {
  guest: TierCents;
  member: TierCents;
  full: TierCents;
}

/** A slot as JSON from a statement. */
export interface SlotRow {
  id: string;
  arenaId: string;
  patternId: string | null;
  type: SlotType;
  class: ArenaClass;
  /** ISO 8601 instants. */
  startsAt: string;
  endsAt: string;
  /** The arena's wall times, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  timeZone: string;
  capacity: number;
  taken: number;
  prices: SlotCents;
  state: SlotState;
  version: number;
  coaches: SlotCoachRow[];
  /** True if a membership plan is offered. Only then is a member's saving shown. */
  offersMembership: boolean;
}

/** A coach of a slot. */
export interface SlotCoachRow {
  firstName: string;
  lastName: string;
  /** The coach agreed to be named in public. */
  isNamed: boolean;
}

export interface ArenaSlotRow extends SlotRow {
  arena: ArenaSummary;
  /**
   * The organisation's reason for cancelling the slot, in the reader's language or else in the other; null if none was
   * given.
   */
  cancelReason: string | null;
  distanceKm?: number | null;
}

/** An SQL interval: no slot is longer (CHECK). A slot of a day lasts an hour more when the clocks go back. */
export const longestSlot = `interval '25 hours'`;

const tiersJson = (column: string): string =>
  `json_build_object('standard', s.${column}_standard_cents, 'premium', s.${column}_premium_cents)`;

/** The `SlotCoachRow`s of the slot `s`, in alphabetical order. */
const coachesJson = `COALESCE((SELECT json_agg(json_build_object('firstName', u.first_name, 'lastName', u.last_name,
      'isNamed', n.user_id IS NOT NULL) ORDER BY plain_text(u.first_name), plain_text(u.last_name), u.id)
    FROM slot_coaches k JOIN users u ON u.id = k.user_id AND u.status = ${UserStatus.ACTIVE}
    LEFT JOIN coach_consents n ON n.user_id = k.user_id
    WHERE k.slot_id = s.id), '[]')`;

/** The JSON fields of a `SlotRow` for the slot `s` in the arena `a`. */
const fields = `'id', s.id, 'arenaId', s.arena_id, 'patternId', s.pattern_id, 'type', s.type, 'class', a.class,
  'startsAt', s.starts_at, 'endsAt', s.ends_at, 'localStart', s.local_start, 'localEnd', s.local_end,
  'timeZone', s.time_zone, 'capacity', s.capacity, 'taken', s.taken, 'state', s.state, 'version', s.version,
  'coaches', ${coachesJson}, 'offersMembership', ${isPlanOffered},
  'prices', json_build_object('guest', ${tiersJson('guest')}, 'member', ${tiersJson('member')}, 'full', ${tiersJson('full')})`;

/** SQL for a `SlotRow` of the slot `s` in the arena `a`. */
export const slotRowJson = `json_build_object(${fields})`;

/**
 * Returns an SQL condition: the slot `s`, in an arena at the location `l`, starts on certain days and is not cancelled.
 *
 * @param spans a parameter of the statement, as returned by `spansOf`
 */
export const isOnDays = (spans: string): string =>
  `s.state <> ${SlotState.CANCELLED}
   AND s.starts_at >= (${spans}::jsonb -> l.time_zone ->> 'from')::timestamptz
   AND s.starts_at < (${spans}::jsonb -> l.time_zone ->> 'to')::timestamptz`;

/** Returns SQL for a JSON list of the `SlotRow`s of the arena `a` at the location `l` that match `isOnDays`. */
export const slotRowsJson = (spans: string): string =>
  `COALESCE((SELECT json_agg(${slotRowJson} ORDER BY s.starts_at) FROM class_slots s
     WHERE s.arena_id = a.id AND ${isOnDays(spans)}), '[]')`;

/** Returns the instants at which these days begin and end in every zone; the statement picks the arena's zone. */
export const spansOf = ({ from, to }: Days) => inEveryZone((zone) => daySpan(zone, from, to));

const cancelReasonIn = (locale: string): string =>
  `CASE ${locale} WHEN 'fr' THEN COALESCE(s.cancel_reason_fr, s.cancel_reason_en)
     ELSE COALESCE(s.cancel_reason_en, s.cancel_reason_fr) END`;

/**
 * Returns SQL for an `ArenaSlotRow` as JSON, to embed in another feature's statement. The slot may be in any state and
 * its arena hidden from visitors; the result is NULL if there is no such slot.
 *
 * @param id an expression of that statement, such as `b.slot_id`
 * @param locale an expression of that statement, such as `$4`
 */
export const slotJson = (id: string, locale: string): string =>
  `(SELECT json_build_object(${fields}, 'cancelReason', ${cancelReasonIn(locale)},
       'arena', ${arenaJson('s.arena_id', locale)})
     FROM class_slots s JOIN arenas a ON a.id = s.arena_id WHERE s.id = ${id})`;

/**
 * Returns null if there is no such slot. Visitors see the slot if `arena.isShown` is true and `state` is not CANCELLED.
 */
export async function arenaSlot(executor: Executor, locale: Locale, id: string): Promise<ArenaSlotRow | null> {
  const [row] = await executor.query<{ slot: ArenaSlotRow | null }>(
    `SELECT ${slotJson('$2::uuid', '$1')} AS slot`,
    [locale, id],
    'slot-by-id',
  );
  return row?.slot ?? null;
}

/** Returns null if the arena does not exist or is hidden from visitors. */
export async function slotsOfArena(executor: Executor, arenaId: string, days: Days): Promise<SlotRow[] | null> {
  const [row] = await executor.query<{ slots: SlotRow[] }>(
    `SELECT ${slotRowsJson('$3')} AS slots FROM ${shownArenas('$1')} AND a.id = $2::uuid`,
    ['en', arenaId, spansOf(days)],
    'slots-of-arena',
  );
  return row?.slots ?? null;
}

/**
 * Returns the next open slot with a free seat of each arena that visitors see. Each lookup uses the slot index.
 */
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

interface FreeSlotsFilter {
  /** If set, the nearest arenas' slots come first, a few of each; otherwise, the earliest slots do. */
  near?: Coordinates | null;
  arenaId?: string | null;
  class?: ArenaClass | null;
  type?: SlotType | null;
  /** The number of seats that must be left. */
  seats: number;
  /** Slots must start after this instant. */
  after: Date;
  notSlotId?: string | null;
}

/** The number of slots per arena near a position: enough to choose from, with room for the next arena. */
const nextOfOneArena = 3;

/**
 * Returns open slots of visible arenas that have not started and have enough seats left, at most `serverLimits.nextSlotsMax`.
 * The slot index yields each arena's next slots and, near a position, the location index yields locations by distance.
 * So the statement reads only the nearest ones, however many exist.
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
  // Add only the requested conditions, and name the statement after them. With parameters that may be NULL, PostgreSQL
  // would plan the statement anew at each call, which costs more than running it.
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
  // PostgreSQL reads a location only if the ones before it did not suffice. The LIMIT, which equals the maximum number
  // of locations, makes it consider how soon the first rows arrive, so it reads the index instead of sorting all
  // locations.
  const nearest = `SELECT n.id, n.starts_at, near.id AS arena_id, near."distanceKm"
               FROM (SELECT p.id, ${nearestFirst('p')} AS chord FROM locations p WHERE p.is_active
                      ORDER BY ${nearestFirst('p')} LIMIT ${staffLimits.locationsMax}) place
              CROSS JOIN LATERAL (
                SELECT a.id, ${arenaDistance} AS "distanceKm" FROM ${shown} AND a.location_id = place.id) near
              ${nextOf('near.id', nextOfOneArena)}
              ORDER BY place.chord, near.id, n.starts_at LIMIT ${serverLimits.nextSlotsMax}`;
  const earliest = `SELECT n.id, n.starts_at, near.id AS arena_id, near."distanceKm"
               FROM (SELECT a.id, ${arenaDistance} AS "distanceKm" FROM ${shown}) near
              ${nextOf('near.id', serverLimits.nextSlotsMax)}
              ORDER BY n.starts_at, near.id LIMIT ${serverLimits.nextSlotsMax}`;
  const choice = [ofArena, ofClass, ofType, butOne].map(({ name }) => name).join('');
  const rows = await executor.query<{ slot: ArenaSlotRow; distanceKm: number | null }>(
    `SELECT ${slotJson('f.id', '$3')} AS slot, f."distanceKm" FROM (${isNear ? nearest : earliest}) f
      ORDER BY ${isNear ? 'f."distanceKm", f.arena_id, f.starts_at' : 'f.starts_at, f.arena_id'}`,
    values,
    `slots-next${isNear ? '-near' : ''}${choice}`,
  );
  return rows.map(({ slot, distanceKm }) => ({ ...slot, distanceKm }));
}
