import {
  BookingMode,
  BookingStatus,
  type CancelSlotBody,
  type Locale,
  type ProvinceCode,
  SlotState,
  type SlotType,
} from '@dronesoccer/contracts';
import { companyParams, type CompanyScope, companySql } from '../../../platform/access/index.js';
import { type Executor, executorOf, type PrismaTx, type Tx } from '../../../platform/database/index.js';
import type { Days } from '../days.js';
import {
  isOnDays,
  type SlotCents,
  slotJson,
  type SlotRow,
  slotRowJson,
  slotRowsJson,
  spansOf,
} from '../slots.queries.js';

/** The fields of an arena that planning its slots needs. */
export interface SlotArena {
  id: string;
  name: string;
  capacity: number;
  timeZone: string;
  province: ProvinceCode;
  companyId: string | null;
}

/** Returns those of the given arenas that are in the scope, sorted by id. */
export function slotArenas(
  executor: Executor,
  locale: Locale,
  ids: readonly string[],
  scope: CompanyScope,
): Promise<SlotArena[]> {
  return executor.query(
    `SELECT a.id, COALESCE(t.name, e.name, '') AS name, a.capacity, l.time_zone AS "timeZone", l.province,
            l.company_id AS "companyId"
       FROM arenas a
       JOIN locations l ON l.id = a.location_id
       LEFT JOIN arena_translations t ON t.arena_id = a.id AND t.locale = $2
       LEFT JOIN arena_translations e ON e.arena_id = a.id AND e.locale = 'en'
      WHERE a.id = ANY ($1::uuid[]) AND ${companySql('l.company_id', 3)} ORDER BY a.id`,
    [ids, locale, ...companyParams(scope)],
    'slot-arenas',
  );
}

interface SlotCalendarRow {
  slots: SlotRow[];
  timeZone: string;
  province: ProvinceCode;
}

/** Returns null if the scope has no such arena. */
export async function slotCalendar(
  executor: Executor,
  arenaId: string,
  days: Days,
  scope: CompanyScope,
): Promise<SlotCalendarRow | null> {
  const [row] = await executor.query<SlotCalendarRow>(
    `SELECT ${slotRowsJson('$2')} AS slots, l.time_zone AS "timeZone", l.province
       FROM arenas a JOIN locations l ON l.id = a.location_id
      WHERE a.id = $1::uuid AND ${companySql('l.company_id', 3)}`,
    [arenaId, JSON.stringify(spansOf(days)), ...companyParams(scope)],
    'slots-admin-calendar',
  );
  return row ?? null;
}

/**
 * Returns a statement for the `ExportedSlot`s of an arena on these days, earliest first. It finds none if the scope has
 * no such arena.
 */
export function slotsToExport(
  arenaId: string,
  days: Days,
  scope: CompanyScope,
  locale: Locale,
): { text: string; params: unknown[] } {
  return {
    text: `SELECT ${slotJson('found.id', '$3')} AS slot FROM (
       SELECT s.id, s.starts_at
         FROM class_slots s JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id
        WHERE s.arena_id = $1::uuid AND ${isOnDays('$2')} AND ${companySql('l.company_id', 4)}) found
      ORDER BY found.starts_at`,
    params: [arenaId, JSON.stringify(spansOf(days)), locale, ...companyParams(scope)],
  };
}

/** Locks the arena's zone until the transaction ends, because a slot is being made for it. */
export async function lockArenaTimeZone(executor: Executor, arenaId: string): Promise<void> {
  await executor.query(
    'SELECT 1 AS kept FROM arenas a JOIN locations l ON l.id = a.location_id WHERE a.id = $1::uuid FOR SHARE OF a, l',
    [arenaId],
  );
}

/** Locks a slot in any state until the transaction ends. Returns null if the scope has no such slot. */
export async function lockSlotInScope(tx: PrismaTx, id: string, scope: CompanyScope): Promise<SlotRow | null> {
  const executor = executorOf(tx);
  await executor.query('SELECT 1 AS locked FROM class_slots WHERE id = $1::uuid FOR NO KEY UPDATE', [id]);
  return slotOfScope(executor, id, scope);
}

/** Returns a slot in any state, or null if the scope has no such slot. */
export async function slotOfScope(executor: Executor, id: string, scope: CompanyScope): Promise<SlotRow | null> {
  const [row] = await executor.query<{ slot: SlotRow }>(
    `SELECT ${slotRowJson} AS slot
       FROM class_slots s JOIN arenas a ON a.id = s.arena_id JOIN locations l ON l.id = a.location_id
      WHERE s.id = $1::uuid AND ${companySql('l.company_id', 2)}`,
    [id, ...companyParams(scope)],
  );
  return row?.slot ?? null;
}

/** Returns whether someone booked or holds the whole arena. Its capacity is then part of their booking. */
export async function isBookedWhole(executor: Executor, slotId: string): Promise<boolean> {
  const found = await executor.query(
    `SELECT 1 AS found FROM bookings b
      WHERE b.slot_id = $1::uuid AND b.mode = ${BookingMode.FULL} AND b.status <> ${BookingStatus.CANCELLED} LIMIT 1`,
    [slotId],
  );
  return found.length > 0;
}

/** The times of a slot, as instants and as the arena's wall times. */
export interface SlotTimes {
  startsAt: Date;
  endsAt: Date;
  localStart: string;
  localEnd: string;
}

/** A slot's editable values, in the form the database stores. */
export interface SlotValues extends SlotTimes {
  arenaId: string;
  type: SlotType;
  timeZone: string;
  capacity: number;
  prices: SlotCents;
  state: SlotState;
}

const paramsOf = ({ prices: { guest, member, full }, ...slot }: SlotValues): unknown[] => [
  ...[slot.arenaId, slot.type, slot.startsAt, slot.endsAt, slot.localStart, slot.localEnd, slot.timeZone],
  ...[slot.capacity, slot.state, guest.standard, guest.premium, member.standard, member.premium],
  ...[full.standard, full.premium],
];

const columns = `arena_id, type, starts_at, ends_at, local_start, local_end, time_zone, capacity, state,
  guest_standard_cents, guest_premium_cents, member_standard_cents, member_premium_cents, full_standard_cents,
  full_premium_cents`;
const values = `$2::uuid, $3::smallint, $4::timestamptz, $5::timestamptz, $6, $7, $8, $9::int, $10::smallint, $11::int,
  $12::int, $13::int, $14::int, $15::int, $16::int`;

export async function insertSlot(executor: Executor, id: string, slot: SlotValues): Promise<void> {
  await executor.query(`INSERT INTO class_slots (id, ${columns}) VALUES ($1::uuid, ${values})`, [
    id,
    ...paramsOf(slot),
  ]);
}

/** The caller must hold the lock on the slot's row. */
export async function updateSlot(executor: Executor, id: string, slot: SlotValues, now: Date): Promise<void> {
  await executor.query(
    `UPDATE class_slots SET (${columns}, version, updated_at) = ROW (${values}, version + 1, $17::timestamptz)
      WHERE id = $1::uuid`,
    [id, ...paramsOf(slot), now],
  );
}

/** The reason for cancelling a slot, for the people who booked or waited. An empty text counts as none. */
export type SlotCancelReason = NonNullable<CancelSlotBody['reason']>;

/** The caller must hold the lock on the slot's row. */
export async function cancelSlot(
  executor: Executor,
  id: string,
  { en = '', fr = '' }: SlotCancelReason,
  now: Date,
): Promise<void> {
  await executor.query(
    `UPDATE class_slots SET state = ${SlotState.CANCELLED}, cancel_reason_en = NULLIF($2, ''),
       cancel_reason_fr = NULLIF($3, ''), version = version + 1, updated_at = $4::timestamptz
      WHERE id = $1::uuid`,
    [id, en, fr, now],
  );
}

/** The caller must hold the lock on the slot's row. */
export async function moveSlot(executor: Executor, id: string, times: SlotTimes, now: Date): Promise<void> {
  const { startsAt, endsAt, localStart, localEnd } = times;
  await executor.query(
    `UPDATE class_slots SET starts_at = $2::timestamptz, ends_at = $3::timestamptz, local_start = $4, local_end = $5,
       version = version + 1, updated_at = $6::timestamptz
      WHERE id = $1::uuid`,
    [id, startsAt, endsAt, localStart, localEnd, now],
  );
}

/** Returns whether another slot of the same arena overlaps these times. */
export async function overlapsAnother(executor: Executor, slot: SlotRow, times: SlotTimes): Promise<boolean> {
  const found = await executor.query(
    `SELECT 1 AS found FROM class_slots s
      WHERE s.arena_id = $1::uuid AND s.id <> $2::uuid AND s.state <> ${SlotState.CANCELLED}
        AND tstzrange(s.starts_at, s.ends_at) && tstzrange($3::timestamptz, $4::timestamptz) LIMIT 1`,
    [slot.arenaId, slot.id, times.startsAt, times.endsAt],
  );
  return found.length > 0;
}

/**
 * Sets the state of the arena's slots that start in the span and have not started yet. Cancelled slots do not change.
 * @returns the number of slots whose state changed
 */
export async function setStates(
  tx: Tx,
  arenaId: string,
  { from, to }: { from: Date; to: Date },
  { state, now }: { state: SlotState; now: Date },
): Promise<number> {
  const [row] = await tx.query<{ changed: number }>(
    `WITH changed AS (
       UPDATE class_slots SET state = $4::smallint, version = version + 1, updated_at = $5::timestamptz
        WHERE arena_id = $1::uuid AND starts_at >= $2::timestamptz AND starts_at < $3::timestamptz
          AND starts_at > $5::timestamptz AND state NOT IN (${SlotState.CANCELLED}, $4::smallint)
       RETURNING 1)
     SELECT count(*)::int AS changed FROM changed`,
    [arenaId, from, to, state, now],
    'slots-set-states',
  );
  return row?.changed ?? 0;
}
