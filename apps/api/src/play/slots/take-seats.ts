import { SlotState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';

interface LockedSlot {
  id: string;
  arenaId: string;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  taken: number;
  state: SlotState;
}

/**
 * Locks a slot until the transaction ends. Returns null if there is no such slot. To change a booking, lock its slot
 * first, then the booking, then its payments; lock two slots in the order of their ids.
 */
export async function lockSlot(tx: Tx, id: string): Promise<LockedSlot | null> {
  const [slot] = await tx.query<LockedSlot>(
    `SELECT id, arena_id AS "arenaId", starts_at AS "startsAt", ends_at AS "endsAt", capacity, taken, state
       FROM class_slots WHERE id = $1::uuid FOR NO KEY UPDATE`,
    [id],
    'slot-lock',
  );
  return slot ?? null;
}

/** Locks several slots until the transaction ends, one after the other in the order of their ids. */
export async function lockSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    'SELECT 1 FROM class_slots WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
    'slots-lock',
  );
}

/** Seats are sold online until the start and at the desk until the end, because people walk in late. */
export type SoldUntil = 'start' | 'end';

interface SeatRequest {
  slotId: string;
  /** The number of seats, or of teams in a tournament; `all` is the whole arena, which only an empty slot offers. */
  places: number | 'all';
  now: Date;
  /** The end of sales; the default is `start`. */
  until?: SoldUntil;
}

/**
 * Takes seats of an open slot that is still on sale and has enough left. Returns the number of seats taken, or null if
 * the slot does not qualify. Two callers that race for the last seat update the same row, so one of them gets null.
 */
export async function takeSeats(tx: Tx, { slotId, places, now, until = 'start' }: SeatRequest): Promise<number | null> {
  const [taken] = await tx.query<{ places: number }>(
    `UPDATE class_slots SET taken = taken + COALESCE($2::int, capacity)
      WHERE id = $1::uuid AND state = ${SlotState.OPEN} AND CASE WHEN $4::boolean THEN ends_at ELSE starts_at END > $3::timestamptz
        AND CASE WHEN $2::int IS NULL THEN taken = 0 ELSE taken + $2::int <= capacity END
      RETURNING COALESCE($2::int, capacity) AS places`,
    [slotId, places === 'all' ? null : places, now, until === 'end'],
    'slot-take-seats',
  );
  return taken?.places ?? null;
}

/** Releases seats, whatever the slot's current state. Releasing more than were taken fails (CHECK). */
export async function giveBackSeats(tx: Tx, slotId: string, places: number): Promise<void> {
  await tx.send(
    'UPDATE class_slots SET taken = taken - $2::int WHERE id = $1::uuid',
    [slotId, places],
    'slot-give-back-seats',
  );
}
