import {
  BookingEventKind,
  BookingMode,
  BookingStatus,
  CancelReason,
  DeskMethod,
  isProvinceCode,
  PaymentStatus,
  RefundKind,
  SeatState,
} from '@dronesoccer/contracts';
import {
  bookingNumber,
  type BookingPrice,
  canadianTaxRates,
  msPerMinute,
  priceBooking,
  worthOfSeats,
} from '@dronesoccer/domain';
import { provinceDay } from '@dronesoccer/domain/calendar';
import { stableId } from '../stable-id.ts';
import type { Tables } from '../write.ts';
import { userIdOf } from './accounts.ts';
import { type BookingPlan, cancelledBefore } from './booking-plans.ts';
import { activeRegistrations } from './organisation.ts';
import { eventRows, paymentRow, refundRow, type Sale, taxRows } from './money-rows.ts';
import { later } from './times.ts';

/** Everything that the rows of a booking are made of. */
interface Booking {
  readonly plan: BookingPlan;
  readonly sale: Sale;
  readonly price: BookingPrice;
  readonly after: (minutes: number) => Date;
  readonly confirmedAt: Date | null;
  /** The time at which the booking or its last seat was cancelled. */
  readonly changedAt: Date | null;
  readonly isLastSeatOnly: boolean;
  readonly cancelledAt: Date | null;
  /** Some confirmed bookings were paid at the desk by customers who gave no email address. */
  readonly isOfDesk: boolean;
  readonly refundCents: number;
}

function bookingOf(plan: BookingPlan, sequence: number): Booking {
  const { fate, slot, placedAt, buyer } = plan;
  const price = priceOf(plan);
  const after = (minutes: number): Date => later(placedAt, minutes * msPerMinute);
  const before = cancelledBefore[fate];
  const changedAt = before === undefined ? (fate === 'expired' ? after(16) : null) : later(slot.startsAt, -before);
  const isLastSeatOnly = fate === 'seatsCancelled';
  return {
    ...{ plan, price, after, changedAt, isLastSeatOnly },
    sale: { kind: 'booking', id: stableId(`booking/${sequence}`, sequence), sequence },
    confirmedAt: fate === 'expired' || fate === 'waiting' ? null : after(4),
    cancelledAt: isLastSeatOnly ? null : changedAt,
    isOfDesk: fate === 'confirmed' && !buyer.isMember && sequence % 9 === 4,
    refundCents: refundOf(plan, price),
  };
}

/** Builds all rows of a demo booking, from its creation to its final state, by table in the order of writing. */
export function bookingRows(plan: BookingPlan, sequence: number, now: Date) {
  const booking = bookingOf(plan, sequence);
  const { sale, price, changedAt, confirmedAt, refundCents } = booking;
  return {
    bookings: [bookingRow(booking)],
    booking_seats: seatRows(booking, now),
    squad_players: (plan.team?.players ?? []).map((player, index) => ({
      ...{ id: stableId(`player/${sequence}/${index}`, index), bookingId: sale.id, position: index, ...player },
      ...{ invitedAt: confirmedAt, changedAt: confirmedAt ?? plan.placedAt },
    })),
    booking_tax_lines: taxRows(sale, price.taxes),
    booking_events: eventRows(sale, eventsOf(booking)),
    payments: [
      confirmedAt &&
        paymentRow(sale, {
          status: plan.fate === 'cancelled' ? PaymentStatus.REFUNDED : PaymentStatus.PAID,
          ...{ amountCents: price.total, createdAt: booking.after(1), paidAt: confirmedAt, ...methodOf(booking) },
        }),
    ],
    refunds: [
      changedAt &&
        refundCents > 0 &&
        refundRow(sale, {
          ...{ kind: RefundKind.CANCELLED, amountCents: refundCents, reason: 'booking cancelled', at: changedAt },
        }),
    ],
  } satisfies Tables;
}

function bookingRow({ plan, sale, price, after, confirmedAt, cancelledAt, ...booking }: Booking): object {
  const { slot, fate, buyer, placedAt, mode, team } = plan;
  const status = confirmedAt === null ? BookingStatus.PENDING : BookingStatus.CONFIRMED;
  return {
    ...{ id: sale.id, number: bookingNumber(placedAt.getUTCFullYear(), sale.sequence), slotId: slot.id },
    ...{ userId: buyer.isMember ? userIdOf('member') : null, name: buyer.fullName },
    ...{ email: booking.isOfDesk ? '' : buyer.email, locale: plan.locale, userType: plan.userType },
    ...{ mode, tier: plan.tier, status: cancelledAt ? BookingStatus.CANCELLED : status },
    ...{ teamName: team?.name, teamVersion: team === null ? 0 : 1 },
    places: mode === BookingMode.FULL ? slot.capacity : plan.seats - Number(booking.isLastSeatOnly),
    ...{ taxProvince: slot.province, currency: 'CAD' },
    ...{ subtotalCents: price.subtotal, taxCents: price.tax, totalCents: price.total },
    forfeitCents: fate === 'forfeited' ? price.total : 0,
    ...{ hasGuardianAnswer: true, isRenewed: false, checkInCode: codeOf(sale.sequence) },
    ...{ sequence: booking.changedAt ? 1 : 0, holdExpiresAt: after(15), placedAt, confirmedAt, cancelledAt },
    cancelReason: cancelledAt && (fate === 'expired' ? CancelReason.EXPIRED : CancelReason.CUSTOMER),
  };
}

const seatRows = ({ plan, sale, price, ...booking }: Booking, now: Date): object[] =>
  price.seats.map((seat, index) => {
    const isGone = booking.cancelledAt !== null || (booking.isLastSeatOnly && index === price.seats.length - 1);
    const isNamed = index === 0 && plan.mode === BookingMode.SHARED && plan.team === null;
    return {
      ...{ id: stableId(`seat/${sale.sequence}/${index}`, index), bookingId: sale.id, position: index + 1 },
      ...{ name: isNamed ? plan.buyer.fullName : '', priceCents: seat.price, taxCents: seat.tax },
      ...(isGone
        ? { state: SeatState.CANCELLED, cancelledAt: booking.changedAt }
        : { state: SeatState.TAKEN, ...(booking.confirmedAt && attendance(plan.slot.startsAt, sale.sequence, now)) }),
    };
  });

const methodOf = ({ isOfDesk, sale: { sequence } }: Booking) =>
  isOfDesk ? { method: sequence % 2 === 0 ? DeskMethod.CASH : DeskMethod.CARD } : {};

function eventsOf(booking: Booking): Parameters<typeof eventRows>[1] {
  const { plan, price, after, confirmedAt, changedAt, isOfDesk, isLastSeatOnly, refundCents } = booking;
  const amount = refundCents > 0 ? { amountCents: refundCents } : {};
  const paidAtDesk = { amountCents: price.total, ...methodOf(booking) };
  return [
    [BookingEventKind.PLACED, plan.placedAt],
    confirmedAt && !isOfDesk && [BookingEventKind.PAYMENT_STARTED, after(1)],
    confirmedAt && [BookingEventKind.CONFIRMED, confirmedAt],
    confirmedAt && isOfDesk && [BookingEventKind.PAID_AT_DESK, confirmedAt, paidAtDesk],
    changedAt && [isLastSeatOnly ? BookingEventKind.SEATS_CANCELLED : BookingEventKind.CANCELLED, changedAt, amount],
    changedAt && refundCents > 0 && [BookingEventKind.REFUNDED, changedAt, amount],
  ];
}

/** Returns the refund in cents: the worth of all seats, of the last seat, or nothing. */
function refundOf({ fate }: BookingPlan, price: BookingPrice): number {
  const seats = price.seats.map((seat) => ({ priceCents: seat.price, taxCents: seat.tax }));
  if (fate === 'cancelled') return worthOfSeats(seats);
  return fate === 'seatsCancelled' ? worthOfSeats(seats.slice(-1)) : 0;
}

/** Most customers came to a slot that has started; a few did not. */
function attendance(startsAt: Date, sequence: number, now: Date) {
  const isOver = startsAt < later(now, -90 * msPerMinute);
  // For a slot that is running now, some customers have not arrived yet.
  if (!isOver && !(startsAt < now && sequence % 3 === 0)) return {};
  return sequence % 13 === 5
    ? { noShowAt: later(startsAt, 10 * msPerMinute) }
    : { checkedInAt: later(startsAt, -(sequence % 20) * msPerMinute) };
}

/** Computes the price with the product's own rules. */
function priceOf({ slot, unitPrice, seats, placedAt }: BookingPlan): BookingPrice {
  const { province } = slot;
  if (!isProvinceCode(province)) throw new RangeError(`${province} is no province`);
  return priceBooking(unitPrice, seats, {
    province,
    day: provinceDay(province, placedAt),
    rates: canadianTaxRates,
    registrations: activeRegistrations,
  });
}

/** Returns a unique ticket code from the allowed characters. */
const codeOf = (sequence: number): string =>
  `DEMX${String(sequence + 2_222)
    .replaceAll('0', 'X')
    .replaceAll('1', 'Y')}`;
