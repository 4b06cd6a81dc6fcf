import { BookingMode, type Locale, type PackageTier, toE164 } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BookingTeam, refuseRepeated } from './squad/wanted-team.js';
import type { PlaceBookingDto, QuoteBookingDto } from './bookings.dto.js';

/** What is to be priced or booked, as it was asked for and checked field by field. */
export interface BookingRequest {
  slotId: string;
  mode: BookingMode;
  tier: PackageTier;
  /** A name for each seat, which may be empty; one, without a name, for the whole arena and for a team. */
  seats: readonly { name: string }[];
  /** Who enters a tournament. */
  team: BookingTeam;
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
const noSeatsOfTeam = { en: 'A team takes no single seats', fr: 'Une équipe s’inscrit sans places' };

/** @throws AppError BOOK_007 for seats that do not go with the mode or with a team, and for a player who is named twice */
export function requestOf(body: QuoteBookingDto | PlaceBookingDto, visitor: Visitor): BookingRequest {
  const { slotId, mode, tier } = body;
  const team = body.team ?? null;
  const isWhole = mode === BookingMode.FULL || team !== null;
  if (isWhole !== (body.seats.length === 0)) {
    const tooMany = team === null ? noSeats : noSeatsOfTeam;
    throw new AppError('BOOK_007', { errors: [{ field: 'seats', message: isWhole ? tooMany : seatMissing }] });
  }
  refuseRepeated(team?.squad ?? [], 'team.squad');
  const seats = isWhole ? [{ name: '' }] : body.seats.map(({ name = '' }) => ({ name }));
  return { slotId, mode, tier, seats, team, userId: visitor.userId, locale: visitor.locale };
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
