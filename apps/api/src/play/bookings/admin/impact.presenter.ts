import { hash } from 'node:crypto';
import { BookingStatus, type Impact, type ImpactedBookingWire, type ImpactNotice } from '@dronesoccer/contracts';
import { cancellationWorth, toDollars } from '@dronesoccer/domain';
import type { SlotMove, SlotRow } from '../../slots/index.js';
import type { ImpactedRow } from './impact.queries.js';

/** A slot's new times, or null to cancel the slot. */
export type SlotChange = SlotMove | null;

/**
 * Returns the refund in cents if the organisation cancels this booking: the price of its seats, at most what was paid
 * and not refunded.
 */
export function refundOf({ status, worthCents, paidCents, startsAt }: ImpactedRow): number {
  if (status !== BookingStatus.CONFIRMED) return 0;
  const paid = [{ priceCents: worthCents, taxCents: 0 }];
  const cancelled = { startsAt, now: startsAt, by: 'organisation', granted: false } as const;
  return Math.min(cancellationWorth(paid, cancelled).refund, paidCents);
}

/** The bookings and waitlist entries that a slot change affects. */
export interface AffectedBookings {
  rows: readonly ImpactedRow[];
  /** The number of people on the slot's waitlist. */
  waiting: number;
}

/** Presents the effect of a slot change on the slot's active bookings. */
export function impactOf(slot: SlotRow, change: SlotChange, { rows, waiting }: AffectedBookings): Impact {
  const refunds = rows.map((row) => (change === null ? refundOf(row) : 0));
  return {
    subjectId: slot.id,
    bookings: rows.map((row, index) => presentImpacted(row, refunds[index] ?? 0, change)),
    refundTotal: toDollars(refunds.reduce((sum, cents) => sum + cents, 0)),
    waiting,
    stockPieces: 0,
    openPickups: 0,
    fingerprint: fingerprintOf(slot, change, rows),
  };
}

function presentImpacted(row: ImpactedRow, refundCents: number, change: SlotChange): ImpactedBookingWire {
  const { id, number, name, email, phone, startsAt, localStart, seats, status, paidCents } = row;
  return {
    ...{ id, number, contact: { fullName: name, email, phone }, startsAt: startsAt.toISOString(), localStart, seats },
    isHeld: status === BookingStatus.PENDING,
    paid: toDollars(paidCents),
    refund: toDollars(refundCents),
    notice: email === '' ? 'none' : noticeOf(refundCents, change),
  };
}

function noticeOf(refundCents: number, change: SlotChange): ImpactNotice {
  if (change !== null) return 'moved';
  return refundCents > 0 ? 'refunded' : 'cancelled';
}

/**
 * Hashes the change, the slot's current times and its bookings. A new booking, payment or cancelled seat changes the
 * fingerprint.
 */
function fingerprintOf(
  { id, localStart, localEnd, startsAt, endsAt }: SlotRow,
  change: SlotChange,
  rows: readonly ImpactedRow[],
): string {
  const booked = rows.map((row) => [row.id, row.status, row.seats, row.worthCents, row.paidCents]);
  const to = change === null ? null : [change.localStart, change.localEnd];
  return hash('sha256', JSON.stringify([id, localStart, localEnd, startsAt, endsAt, to, booked]), 'base64url');
}
