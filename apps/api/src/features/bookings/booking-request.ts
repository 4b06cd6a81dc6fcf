import { BookingMode, type Locale, type PackageTier, toE164 } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { PlaceBookingDto, QuoteBookingDto } from './bookings.dto.js';

/** What is to be priced or booked, as it was asked for and checked field by field. */
export interface BookingRequest {
  slotId: string;
  mode: BookingMode;
  tier: PackageTier;
  /** A name for each seat, which may be empty; one, without a name, for the whole arena. */
  seats: readonly { name: string }[];
  userId: string | null;
  locale: Locale;
}

export interface PlacingRequest extends BookingRequest {
  contact: { name: string; email: string; phone: string | null };
  /** Who declares to be responsible for someone under age. */
  guardian: string | null;
  network: string;
  expectedTotalCents: number;
}

const seatMissing = { en: 'Choose at least one seat', fr: 'Choisissez au moins une place' };
const noSeats = { en: 'The whole arena takes no single seats', fr: 'Tout l’aréna se réserve sans places' };

/** @throws AppError BOOK_007 for seats that do not go with the mode */
export function requestOf(body: QuoteBookingDto | PlaceBookingDto, visitor: Visitor): BookingRequest {
  const { slotId, mode, tier } = body;
  const isFull = mode === BookingMode.FULL;
  if (isFull !== (body.seats.length === 0)) {
    throw new AppError('BOOK_007', { errors: [{ field: 'seats', message: isFull ? noSeats : seatMissing }] });
  }
  const seats = isFull ? [{ name: '' }] : body.seats.map(({ name = '' }) => ({ name }));
  return { slotId, mode, tier, seats, userId: visitor.userId, locale: visitor.locale };
}

/** @throws AppError as `requestOf` */
export function placingRequestOf(body: PlaceBookingDto, visitor: Visitor, network: string): PlacingRequest {
  const { fullName, email, phone } = body.contact;
  return {
    ...requestOf(body, visitor),
    locale: body.locale ?? visitor.locale,
    contact: { name: fullName, email, phone: phone ? toE164(phone) : null },
    guardian: body.guardian?.fullName ?? null,
    network,
    expectedTotalCents: toCents(body.expectedTotal),
  };
}
