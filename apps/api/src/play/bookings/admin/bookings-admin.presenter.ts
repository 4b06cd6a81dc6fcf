import { type AdminBookingSummaryWire, type AdminBookingWire, BookingStatus } from '@dronesoccer/contracts';
import { bookingTransition, isInTime, moveRefusal, toDollars } from '@dronesoccer/domain';
import { presentDetails, presentSummary, takenSeats, type WaiversOf } from '../bookings.presenter.js';
import { presentTeam } from '../../squads/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import type { BookingDetailsRow } from './booking-details.queries.js';
import type { FoundBooking } from './find-bookings.queries.js';

export const presentFound = (row: FoundBooking): AdminBookingSummaryWire => ({
  ...presentSummary(row),
  contact: { fullName: row.name, email: row.email, phone: row.phone },
  userId: row.userId,
  createdAt: row.placedAt.toISOString(),
  refunded: toDollars(row.refundedCents),
  hasFailedRefund: row.hasFailedRefund,
  team: presentTeam(row),
  isMoved: row.isMoved,
});

/** Returns true if at least one seat of the booking was checked in. */
export const isAttended = (booking: Pick<BookingView, 'seats'>): boolean =>
  takenSeats(booking).some(({ checkedInAt }) => checkedInAt !== null);

/** Presents a booking to the dashboard. `now` decides which actions are possible. */
export function presentAdminBooking(
  booking: BookingView,
  { details, waivers }: { details: BookingDetailsRow; waivers: WaiversOf },
  now: Date,
): AdminBookingWire {
  const { status, cancelReason, movedFromStart, slot } = booking;
  const step = { from: status, to: BookingStatus.CANCELLED, who: 'admin' } as const;
  const isConfirmed = status === BookingStatus.CONFIRMED;
  return {
    ...presentDetails(booking, waivers),
    userId: booking.userId,
    guardian: details.guardian,
    paid: toDollars(details.paidCents),
    timeline: details.events.map(({ amountCents, at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
      amount: amountCents === null ? null : toDollars(amountCents),
    })),
    can: {
      cancel: bookingTransition(step, { cancelReason }) !== null,
      resend: isConfirmed && now < new Date(slot.startsAt) && booking.email !== '',
      move: moveRefusal(status, new Date(slot.startsAt), now, { mayBeLate: true }) === null && !isAttended(booking),
      moveByRule: moveRefusal(status, new Date(slot.startsAt), now) === null,
      refundByRule: isConfirmed && (movedFromStart !== null || isInTime(new Date(slot.startsAt), now)),
    },
  };
}
