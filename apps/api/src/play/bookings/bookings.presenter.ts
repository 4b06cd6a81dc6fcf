import {
  type BookingCanWire,
  type BookingDetailsWire,
  BookingStatus,
  type BookingSummaryWire,
  type BookingWire,
  type GuestsWire,
  type MyBookingWire,
  SeatState,
  type TicketWire,
} from '@dronesoccer/contracts';
import {
  bookingTransition,
  moveRefusal,
  refundUntil,
  shownSignatures,
  toDollars,
  worthOfSeats,
} from '@dronesoccer/domain';
import { presentRefund } from '../../money/payments/index.js';
import { presentArenaSlot } from '../slots/index.js';
import type { GuestsOf } from './show/group-guests.js';
import type { UnsignedOf } from './show/unsigned-people.js';
import type { BookingView } from './show/booking-view.queries.js';
import type { BookingSummaryRow, MyBookingRow } from './show/person-bookings.queries.js';
import { presentTax } from '../../money/taxes/index.js';
import { mayEditSquad, presentTeam } from '../squads/index.js';

/** The waivers of the people of bookings. */
export interface WaiversOf {
  unsigned: UnsignedOf;
  guests: GuestsOf;
}

/**
 * Presents a booking to its booker. `now` decides which actions are possible.
 *
 * @param ticket null unless the booking is confirmed
 */
export function presentBooking(
  booking: BookingView,
  { ticket, waivers }: { ticket: TicketWire | null; waivers: WaiversOf },
  now: Date,
): BookingWire {
  const { guardian } = booking;
  return {
    ...presentDetails(booking, waivers),
    ...(isAnswered(booking) && { guardian: guardian && { fullName: guardian.name } }),
    timeline: booking.timeline.map(({ kind, at, amountCents }) => ({
      kind,
      at: new Date(at).toISOString(),
      ...(amountCents !== null && { amount: toDollars(amountCents) }),
    })),
    ticket,
    can: customerActionsOf(booking, now),
  };
}

/** Rows of the previous version may have a declaration without the flag. */
const isAnswered = ({ hasGuardianAnswer, guardian }: BookingView): boolean => hasGuardianAnswer || guardian !== null;

/** Presents the details that both the booker and the dashboard see. */
export function presentDetails(booking: BookingView, { unsigned, guests }: WaiversOf): BookingDetailsWire {
  return {
    id: booking.id,
    number: booking.number,
    status: booking.status,
    slot: presentArenaSlot(booking.slot),
    notes: booking.notes,
    mode: booking.mode,
    tier: booking.tier,
    userType: booking.userType,
    contact: { fullName: booking.name, email: booking.email, phone: booking.phone },
    seats: booking.seats.map(({ id, name, priceCents, taxCents, state, checkedInAt }) => ({
      id,
      name,
      price: toDollars(priceCents),
      tax: toDollars(taxCents),
      state,
      checkedInAt: checkedInAt === null ? null : new Date(checkedInAt).toISOString(),
    })),
    unsigned: unsigned(booking.id),
    guests: presentGuests(guests(booking.id)),
    team: presentTeam(booking),
    subtotal: toDollars(booking.subtotalCents),
    taxes: booking.taxes.map(presentTax),
    total: toDollars(booking.totalCents),
    currency: 'CAD',
    createdAt: booking.placedAt.toISOString(),
    expiresAt: booking.status === BookingStatus.PENDING ? booking.holdExpiresAt.toISOString() : null,
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelReason: booking.cancelReason,
    forfeited: toDollars(booking.forfeitCents),
    movedFrom: movedFromOf(booking),
    payment: booking.payment,
    refunds: booking.refunds.map(presentRefund),
  };
}

/** Omits the names, which only the staff at the door see. */
const presentGuests = (guests: ReturnType<GuestsOf>): GuestsWire | null =>
  guests && { signed: shownSignatures(guests), places: guests.places, url: guests.url };

/** Returns the seats that are still booked. */
export const takenSeats = ({ seats }: Pick<BookingView, 'seats'>): BookingView['seats'] =>
  seats.filter(({ state }) => state === SeatState.TAKEN);

const movedFromOf = ({ movedFromStart, movedFromEnd }: BookingView): BookingWire['movedFrom'] =>
  movedFromStart === null || movedFromEnd === null ? null : { localStart: movedFromStart, localEnd: movedFromEnd };

function customerActionsOf(booking: BookingView, now: Date): BookingCanWire {
  const { status, totalCents, holdExpiresAt, isRenewed, cancelReason, confirmedAt, movedFromStart } = booking;
  const startsAt = new Date(booking.slot.startsAt);
  const isHeld = status === BookingStatus.PENDING && now < holdExpiresAt;
  const step = { from: status, to: BookingStatus.CANCELLED, who: 'customer' } as const;
  const mayCancel = now < startsAt && bookingTransition(step, { cancelReason }) !== null;
  const isPaid = status === BookingStatus.CONFIRMED && worthOfSeats(takenSeats(booking)) > 0;
  const isMoved = movedFromStart !== null;
  const until = isMoved ? startsAt : refundUntil(startsAt);
  return {
    accept: isHeld && !isAnswered(booking),
    pay: isHeld && totalCents > 0,
    renew: isHeld && !isRenewed,
    cancel: mayCancel,
    decline: mayCancel && isMoved,
    refundUntil: mayCancel && isPaid && now <= until ? until.toISOString() : null,
    squad: mayEditSquad(booking, now),
    move: moveRefusal(status, startsAt, now) === null,
    invoice: confirmedAt !== null,
  };
}

export const presentSummary = (row: BookingSummaryRow): BookingSummaryWire => ({
  id: row.id,
  number: row.number,
  status: row.status,
  slot: presentArenaSlot(row.slot),
  mode: row.mode,
  teamName: row.teamName,
  seats: row.seats,
  total: toDollars(row.totalCents),
  currency: 'CAD',
});

export const presentMine = ({ bookedBy, ...row }: MyBookingRow): MyBookingWire => ({
  ...presentSummary(row),
  bookedBy,
});
