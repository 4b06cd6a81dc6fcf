import { BookingStatus, limits, type Locale, type PackageTier, SlotState, WaitlistState } from '@dronesoccer/contracts';
import { msPerHour } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../platform/database/index.js';
import { shownArenas } from '../arenas/index.js';
import type { JoinedPerson, WaitingPerson } from '../bookings/index.js';
import { type ArenaSlotRow, slotJson } from '../slots/index.js';
import { settledState } from './offer-expiry.js';

const { WAITING, PASSED } = WaitlistState;

interface NewEntry extends WaitingPerson {
  id: string;
  at: Date;
}

/** Fails with `waitlist_entries_one_open` if the address already has an open entry for the slot. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const { id, slotId, userId, name, email, phone, network, locale, seats, tier, guardian, hasGuardianAnswer, at } =
    entry;
  const people = JSON.stringify(entry.people);
  await tx.query(
    `INSERT INTO waitlist_entries (id, slot_id, user_id, name, email, phone, network, locale, seats, tier, guardian,
       has_guardian_answer, joined_at, changed_at, people, accepts_policies)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13::timestamptz, $13::timestamptz,
       $14::jsonb, true)`,
    [id, slotId, userId, name, email, phone, network, locale, seats, tier, guardian, hasGuardianAnswer, at, people],
    'waitlist-insert',
  );
}

/**
 * Returns the first entry that needs no more seats than are free. If the person leaves meanwhile, `changeState` detects
 * it.
 */
export async function nextWaiting(
  tx: Tx,
  slotId: string,
  free: number,
): Promise<(JoinedPerson & { id: string }) | null> {
  const [row] = await tx.query<JoinedPerson & { id: string }>(
    `SELECT id, slot_id AS "slotId", user_id AS "userId", name, email, phone, network, locale, seats, people, tier,
       guardian, has_guardian_answer AS "hasGuardianAnswer", joined_at AS "joinedAt", accepts_policies AS "acceptsPolicies"
     FROM waitlist_entries
     WHERE slot_id = $1::uuid AND state = ${WAITING} AND seats <= $2
     ORDER BY joined_at, id LIMIT 1`,
    [slotId, free],
    'waitlist-next',
  );
  return row ?? null;
}

/**
 * Changes an entry's state by compare-and-set and deletes its network. Returns false if the entry is no longer in the
 * `from` state.
 */
export async function changeState(
  tx: Tx,
  id: string,
  { from, to, bookingId = null, at }: { from: WaitlistState; to: WaitlistState; bookingId?: string | null; at: Date },
): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE waitlist_entries SET state = $3, booking_id = COALESCE($4::uuid, booking_id), network = NULL,
       changed_at = $5::timestamptz
     WHERE id = $1::uuid AND state = $2 RETURNING id`,
    [id, from, to, bookingId, at],
    'waitlist-change-state',
  );
  return changed.length === 1;
}

/** Ends the wait of everyone on a slot's waitlist and returns the people to notify. */
export function passAllWaiting(
  tx: Tx,
  slotId: string,
  at: Date,
): Promise<{ email: string; locale: Locale; seats: number }[]> {
  return tx.query(
    `UPDATE waitlist_entries SET state = ${PASSED}, network = NULL, changed_at = $2::timestamptz
     WHERE slot_id = $1::uuid AND state = ${WAITING} RETURNING email::text AS email, locale, seats`,
    [slotId, at],
    'waitlist-pass-all',
  );
}

/**
 * Marks the people who must be notified of a move of their slot, and returns their entries. A person who joined after the
 * move knows the new time, and no one is returned twice for one move.
 */
export async function markToldOfMove(tx: Tx, slotId: string, at: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE waitlist_entries SET told_of_move_at = $2::timestamptz
     WHERE slot_id = $1::uuid AND state = ${WAITING} AND joined_at < $2::timestamptz
       AND (told_of_move_at IS NULL OR told_of_move_at < $2::timestamptz)
     RETURNING id`,
    [slotId, at],
    'waitlist-told-of-move',
  );
  return rows.map(({ id }) => id);
}

/** Deletes the networks of the people who wait for slots that have begun. Their entries stay, without an offer. */
export async function deleteNetworks(executor: Executor, begunBy: Date): Promise<void> {
  await executor.query(
    `UPDATE waitlist_entries w SET network = NULL FROM class_slots s
     WHERE s.id = w.slot_id AND w.state = ${WAITING} AND w.network IS NOT NULL AND s.starts_at <= $1::timestamptz`,
    [begunBy],
    'waitlist-delete-networks',
  );
}

/** Returns the slots of an arena that have people waiting. */
export async function slotsWaitedFor(executor: Executor, arenaId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT s.id FROM class_slots s WHERE s.arena_id = $1::uuid AND EXISTS (
       SELECT 1 FROM waitlist_entries w WHERE w.slot_id = s.id AND w.state = ${WAITING})
     ORDER BY s.starts_at`,
    [arenaId],
    'waitlist-slots-of-arena',
  );
  return rows.map(({ id }) => id);
}

export async function isActiveArena(executor: Executor, id: string): Promise<boolean> {
  const sql = 'SELECT is_active AS "isActive" FROM arenas WHERE id = $1::uuid';
  const [arena] = await executor.query<{ isActive: boolean }>(sql, [id], 'waitlist-arena');
  return arena?.isActive ?? false;
}

/**
 * Returns slots that have enough free seats for a waiting person and can still be offered. Slots of arenas that
 * visitors cannot see are excluded, and their entries keep waiting.
 */
export async function slotsToOffer(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT s.id FROM class_slots s
     WHERE s.state = ${SlotState.OPEN} AND s.starts_at > $1::timestamptz AND EXISTS (
       SELECT 1 FROM waitlist_entries w
       WHERE w.slot_id = s.id AND w.state = ${WAITING} AND s.taken + w.seats <= s.capacity)
       AND EXISTS (SELECT 1 FROM ${shownArenas(`'en'`)} AND a.id = s.arena_id)
     ORDER BY s.starts_at LIMIT $2`,
    [before, limit],
    'waitlist-slots-to-offer',
  );
  return rows.map(({ id }) => id);
}

export interface EntryView {
  id: string;
  state: WaitlistState;
  slotId: string;
  slot: ArenaSlotRow;
  userId: string | null;
  seats: number;
  tier: PackageTier;
  email: string;
  locale: Locale;
  joinedAt: Date;
  position: number | null;
  bookingId: string | null;
  /** Null once the booking is no longer pending. */
  heldUntil: Date | null;
  /** Null if there is no booking. */
  isFree: boolean | null;
}

/** The grounds for reading an entry: the account or the signed link. */
interface EntryReader {
  userId: string | null;
  hasLink: boolean;
}

/**
 * Returns null if the reader neither owns the entry nor holds its link.
 *
 * @param locale the reader's language; null for the entry's own language, for its email
 */
export async function entryView(
  executor: Executor,
  id: string,
  { userId, hasLink }: EntryReader,
  locale: Locale | null,
): Promise<EntryView | null> {
  const [row] = await executor.query<EntryView>(
    `SELECT w.id, ${settledState} AS state, w.slot_id AS "slotId", ${slotJson('w.slot_id', 'COALESCE($4, w.locale)')} AS slot,
       w.user_id AS "userId", w.seats, w.tier, w.email, w.locale, w.joined_at AS "joinedAt", w.booking_id AS "bookingId",
       CASE WHEN b.status = ${BookingStatus.PENDING} THEN b.hold_expires_at END AS "heldUntil", b.total_cents = 0 AS "isFree",
       CASE WHEN w.state = ${WAITING} THEN (
         SELECT count(*)::int FROM waitlist_entries o
         WHERE o.slot_id = w.slot_id AND o.state = ${WAITING} AND (o.joined_at, o.id) <= (w.joined_at, w.id)
       ) END AS position
     FROM waitlist_entries w LEFT JOIN bookings b ON b.id = w.booking_id
     WHERE w.id = $1::uuid AND (w.user_id = $2::uuid OR $3::boolean)`,
    [id, userId, hasLink, locale],
    'waitlist-entry',
  );
  return row ?? null;
}

/** Returns true if seats of a slot with this start are still offered. */
export const isOffered = (startsAt: Date, now: Date): boolean => startsAt > offersEnd(now);

/** Slots that start by this instant are no longer offered. */
export const offersEnd = (now: Date): Date => new Date(now.getTime() + limits.waitlistOfferHours * msPerHour);
