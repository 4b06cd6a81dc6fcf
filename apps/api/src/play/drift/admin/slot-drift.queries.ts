import { BookingStatus, type Locale, SlotState } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import { type ArenaSlotRow, clocks, clocksParam, offsetSql, slotJson } from '../../slots/index.js';

/** The zone data contain no changes after 2037. */
const lastChange = new Date('2038-01-01T00:00Z');

/**
 * Whole minutes: `shown` is what a clock shows at an instant, `said` is a wall time. Both are counted as if they were
 * UTC.
 */
const clockMinutes = (instant: string): string => `floor(extract(epoch FROM ${instant}) / 60) + ${offsetSql(instant)}`;
const wallMinutes = (wall: string): string => `extract(epoch FROM ${wall}::timestamp) / 60`;

/**
 * Upcoming slots `s` whose wall times differ from what clocks show at their instants. Uses the statement's first two
 * parameters.
 *
 * @param slots the table expression to search, with an alias `s`
 */
const driftingOf = (slots: string): string => `${slots} JOIN ${clocks('$1')} c ON c.zone = s.time_zone
  WHERE s.starts_at > $2::timestamptz AND s.state <> ${SlotState.CANCELLED}
    AND (${clockMinutes('s.starts_at')} <> ${wallMinutes('s.local_start')} OR ${clockMinutes('s.ends_at')} <> ${wallMinutes('s.local_end')})`;

/** The slots that the job found and that still drift. */
const drifting = driftingOf('slot_drifts d JOIN class_slots s ON s.id = d.slot_id');

const paramsOf = (now: Date): unknown[] => [clocksParam(now, lastChange), now];

const validBookings = `(SELECT count(*)::int FROM bookings b
  WHERE b.slot_id = s.id AND b.status <> ${BookingStatus.CANCELLED})`;

/**
 * Searches all upcoming slots and stores those that drift.
 * @returns the number of drifting slots
 */
export async function storeDrift(executor: Executor, now: Date): Promise<number> {
  const [row] = await executor.query<{ found: number }>(
    `WITH found AS MATERIALIZED (SELECT s.id FROM ${driftingOf('class_slots s')}),
       gone AS (DELETE FROM slot_drifts d WHERE NOT EXISTS (SELECT FROM found WHERE found.id = d.slot_id)),
       kept AS (INSERT INTO slot_drifts (slot_id, found_at) SELECT id, $2::timestamptz FROM found
                ON CONFLICT (slot_id) DO NOTHING)
     SELECT count(*)::int AS found FROM found`,
    paramsOf(now),
    'slot-drift-find',
  );
  return row?.found ?? 0;
}

export async function countDrift(executor: Executor, now: Date): Promise<number> {
  const [row] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${drifting}`,
    paramsOf(now),
    'slot-drift-count',
  );
  return row?.total ?? 0;
}

export interface DriftingRow {
  slot: ArenaSlotRow;
  /** The number of bookings that are not cancelled. */
  bookings: number;
}

export async function listDrift(
  executor: Executor,
  { now, locale }: { now: Date; locale: Locale },
  { limit, offset }: Slice,
): Promise<{ rows: DriftingRow[]; total: number }> {
  const rows = await executor.query<DriftingRow>(
    `SELECT ${slotJson('d.slot_id', '$3')} AS slot, ${validBookings} AS bookings FROM ${drifting}
      ORDER BY s.starts_at, s.id LIMIT $4 OFFSET $5`,
    [...paramsOf(now), locale, limit, offset],
    'slot-drift-list',
  );
  return { rows, total: await countDrift(executor, now) };
}

/** A slot that a decision about all drifting slots affects. */
export interface DriftingSlot {
  id: string;
  arenaId: string;
  version: number;
  startsAt: Date;
  taken: number;
  bookings: number;
}

/**
 * Returns the drifting slots, by arena and start.
 * @param arenaId the arena, or null for all arenas
 */
export function driftingSlots(executor: Executor, now: Date, arenaId: string | null = null): Promise<DriftingSlot[]> {
  return executor.query(
    `SELECT s.id, s.arena_id AS "arenaId", s.version, s.starts_at AS "startsAt", s.taken, ${validBookings} AS bookings
     FROM ${drifting} AND ($3::uuid IS NULL OR s.arena_id = $3) ORDER BY s.arena_id, s.starts_at, s.id`,
    [...paramsOf(now), arenaId],
    'slot-drift-every',
  );
}
