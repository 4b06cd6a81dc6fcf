import { randomBytes } from 'node:crypto';
import { BookingStatus } from '@dronesoccer/contracts';
import { readableCode } from '@dronesoccer/domain';
import type { PlacingRequest } from './booking-request.js';
import { answeredRow, type GuardianAnswer } from './guardian.js';
import type { BookingQuote } from './make-quote.js';
import type { NewBooking } from './record-booking.queries.js';
import { noOne, type SeatPerson } from './seat-people.js';

/** The request to price and book, for visitors and administrators alike. */
export type BookingInput = Omit<PlacingRequest, 'network' | 'actorId' | 'guardian' | 'expectedTotalCents'>;

interface BookingDecisions {
  id: string;
  number: string;
  places: number;
  held: Date;
  now: Date;
  /** The network of the request, or null if the limits do not count it. */
  network: string | null;
  actorId: string | null;
  guardian: GuardianAnswer;
  /** The persons of the seats, if the booker named them. */
  people: readonly SeatPerson[];
  /** True if the booking needs no payment and no answer. */
  isConfirmed: boolean;
  /** True if the hold cannot be extended. */
  isRenewed: boolean;
}

/** Builds the row of a new booking, which is held until it is paid or accepted, or confirmed at once. */
export function newBooking(request: BookingInput, quote: BookingQuote, decided: BookingDecisions): NewBooking {
  const { id, number, places, held, now, isConfirmed, isRenewed } = decided;
  const { choice, price, province, slot } = quote;
  const teamName = request.team?.name ?? null;
  return {
    id,
    number,
    slotId: request.slotId,
    slotVersion: slot.version,
    userId: request.userId,
    actorId: decided.actorId,
    ...request.contact,
    network: decided.network,
    locale: request.locale,
    status: isConfirmed ? BookingStatus.CONFIRMED : BookingStatus.PENDING,
    ...choice,
    places,
    ...answeredRow(decided.guardian),
    taxProvince: province,
    subtotalCents: price.subtotal,
    taxCents: price.tax,
    totalCents: price.total,
    holdExpiresAt: held,
    isRenewed,
    checkInCode: readableCode(randomBytes(8)),
    teamName,
    teamVersion: teamName === null ? 0 : 1,
    placedAt: now,
    confirmedAt: isConfirmed ? now : null,
    seats: price.seats.map((seat, index) => ({
      ...(decided.people[index] ?? noOne),
      priceCents: seat.price,
      taxCents: seat.tax,
    })),
    taxes: price.taxes.map(({ name, rate, taxable, amount, registration }) => ({
      name,
      rate,
      taxableCents: taxable,
      amountCents: amount,
      registration,
    })),
  };
}
