import { type AdminBookingSort, limits, type Locale, type PackageTier, SeatState } from '@dronesoccer/contracts';
import { bindTo, type Executor, type Slice } from '../../../platform/database/index.js';
import { slotJson } from '../../slots/index.js';
import type { BookingSummaryRow } from '../show/person-bookings.queries.js';
import { type PlayerRow, squadJson } from '../../squads/index.js';
import { type BookingFilter, conditionsOf, failedRefund } from './booking-filter.js';

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

/** Each order follows an index, so that no query sorts its rows. */
const orders: Readonly<Record<AdminBookingSort, string>> = {
  soonest: 'b.starts_at, b.id',
  latest: 'b.starts_at DESC, b.id DESC',
  newest: 'b.placed_at DESC, b.id DESC',
};

/** `locale` is the SQL parameter that holds the reader's language. */
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

type BookingSlice = Slice & { sort: AdminBookingSort };

/** Finds the ids of a page first, so that only its bookings are read with all their columns. */
export function bookingPageStatement(
  filter: BookingFilter,
  { sort, limit, offset }: BookingSlice,
  locale: Locale,
): Statement {
  const values: unknown[] = [locale];
  const bind = bindTo(values);
  const page = `SELECT b.id FROM bookings b WHERE ${conditionsOf(filter, bind)} ORDER BY ${orders[sort]}
    LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
  const text = `SELECT ${columns('$1')} FROM (${page}) found JOIN bookings b ON b.id = found.id ORDER BY ${orders[sort]}`;
  return { text, values };
}

/** Counts the matching bookings, up to one more than the pages can reach. */
export function bookingCountStatement(filter: BookingFilter): Statement {
  const values: unknown[] = [];
  const where = conditionsOf(filter, bindTo(values));
  const text = `SELECT count(*)::int AS total
    FROM (SELECT 1 FROM bookings b WHERE ${where} LIMIT ${limits.listDepth + 1}) found`;
  return { text, values };
}

export function findBookings(
  executor: Executor,
  filter: BookingFilter,
  slice: BookingSlice,
  locale: Locale,
): Promise<FoundBooking[]> {
  const { text, values } = bookingPageStatement(filter, slice, locale);
  return executor.query<FoundBooking>(text, values);
}

export async function countBookings(executor: Executor, filter: BookingFilter): Promise<number> {
  const { text, values } = bookingCountStatement(filter);
  return (await executor.query<{ total: number }>(text, values))[0]?.total ?? 0;
}

/** Selects all matching bookings for an export, the earliest first. */
export function bookingsToExport(filter: BookingFilter, locale: Locale): { text: string; params: unknown[] } {
  const values: unknown[] = [locale];
  const where = conditionsOf(filter, bindTo(values));
  return {
    text: `SELECT ${columns('$1')} FROM bookings b WHERE ${where} ORDER BY ${orders.soonest}`,
    params: values,
  };
}
