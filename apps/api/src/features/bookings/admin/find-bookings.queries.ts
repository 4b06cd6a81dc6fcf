import { type AdminBookingSort, type Locale, type PackageTier, SeatState } from '@dronesoccer/contracts';
import { bindTo, type Executor, type Slice } from '../../../platform/database/index.js';
import { slotJson } from '../../slots/index.js';
import type { BookingSummaryRow } from '../person-bookings.queries.js';
import { type PlayerRow, squadJson } from '../squad/squad.queries.js';
import { type BookingFilter, conditionsOf, failedRefund, placedBookings } from './booking-filter.js';

export interface FoundBooking extends BookingSummaryRow {
  name: string;
  email: string;
  phone: string | null;
  userId: string | null;
  tier: PackageTier;
  placedAt: Date;
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  subtotalCents: number;
  taxCents: number;
  forfeitCents: number;
  refundedCents: number;
  hasFailedRefund: boolean;
  isMoved: boolean;
  teamVersion: number;
  squad: PlayerRow[];
}

interface Statement {
  text: string;
  values: unknown[];
}

const orders: Readonly<Record<AdminBookingSort, string>> = {
  soonest: 's.starts_at, b.id',
  latest: 's.starts_at DESC, b.id DESC',
  newest: 'b.placed_at DESC, b.id DESC',
};

/** `locale` is the text of the parameter with the reader's language. */
const columns = (
  locale: string,
): string => `b.id, b.number, b.status, b.mode, b.tier, b.team_name AS "teamName", b.team_version AS "teamVersion",
  ${squadJson} AS squad, b.name, b.email::text AS email, b.phone,
  b.user_id AS "userId", b.placed_at AS "placedAt", b.confirmed_at AS "confirmedAt", b.cancelled_at AS "cancelledAt",
  b.subtotal_cents AS "subtotalCents", b.tax_cents AS "taxCents", b.total_cents AS "totalCents",
  b.forfeit_cents AS "forfeitCents", b.moved_from_start IS NOT NULL AS "isMoved", ${slotJson('b.slot_id', locale)} AS slot,
  (SELECT GREATEST(count(*) FILTER (WHERE t.state = ${SeatState.TAKEN}), CASE WHEN b.cancelled_at IS NULL THEN 0 ELSE count(*) END)::int
   FROM booking_seats t WHERE t.booking_id = b.id) AS seats,
  (SELECT COALESCE(sum(p.refunded_cents), 0)::int FROM payments p WHERE p.subject_id = b.id) AS "refundedCents",
  ${failedRefund} AS "hasFailedRefund"`;

/** A page's bookings are found first, so that only they are read with all that a row shows. */
export async function findBookings(
  executor: Executor,
  filter: BookingFilter,
  { sort, limit, offset }: Slice & { sort: AdminBookingSort },
  locale: Locale,
): Promise<{ rows: FoundBooking[]; total: number }> {
  const values: unknown[] = [locale];
  const bind = bindTo(values);
  const page = `SELECT b.id FROM ${placedBookings} WHERE ${conditionsOf(filter, bind)} ORDER BY ${orders[sort]}
    LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
  const text = `SELECT ${columns('$1')} FROM (${page}) found JOIN bookings b ON b.id = found.id
    JOIN class_slots s ON s.id = b.slot_id ORDER BY ${orders[sort]}`;
  const count = countStatement(filter);
  const [rows, [counted]] = await Promise.all([
    executor.query<FoundBooking>(text, values),
    executor.query<{ total: number }>(count.text, count.values),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

function countStatement(filter: BookingFilter): Statement {
  const values: unknown[] = [];
  const text = `SELECT count(*)::int AS total FROM ${placedBookings} WHERE ${conditionsOf(filter, bindTo(values))}`;
  return { text, values };
}

/** All that a filter finds, the earliest first: what an export walks through. */
export function bookingsToExport(filter: BookingFilter, locale: Locale): { text: string; params: unknown[] } {
  const values: unknown[] = [locale];
  const where = conditionsOf(filter, bindTo(values));
  return {
    text: `SELECT ${columns('$1')} FROM ${placedBookings} WHERE ${where} ORDER BY ${orders.soonest}`,
    params: values,
  };
}
