import {
  BookingMode,
  type BookingQuoteBody,
  type DeskBookingBody,
  type Locale,
  type PackageTier,
  toE164,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Visitor } from '../../../platform/access/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { SoldUntil } from '../../slots/index.js';
import { type BookingTeam, assertUniquePlayers } from '../../squads/index.js';

/** A seat as the booker asks for it: for a child, for the booker, or for anyone by a name, which may be empty. */
export interface RequestedSeat {
  name: string;
  childId: string | null;
  isBooker: boolean;
}

/** A request to price or place a booking, after field validation. */
export interface BookingRequest {
  slotId: string;
  mode: BookingMode;
  tier: PackageTier;
  /** A whole arena or a team has one entry without a name. */
  seats: readonly RequestedSeat[];
  /** The team that enters a tournament. */
  team: BookingTeam;
  userId: string | null;
  locale: Locale;
  until: SoldUntil;
}

export interface PlacingRequest extends BookingRequest {
  /** `email` is empty for a walk-in customer who gave no address. */
  contact: { name: string; email: string; phone: string | null };
  /**
   * The person who takes responsibility for all minors, null if no minors take part, or undefined if the question was
   * not asked.
   */
  guardian: ReceivedBody<'bookings.place'>['guardian'];
  /** The network that the request came from. Null at the desk, where the booking is paid at once and holds no seats. */
  network: string | null;
  /** The booker or an administrator; null for a guest. */
  actorId: string | null;
  expectedTotalCents: number;
}

export const unnamedSeat: RequestedSeat = { name: '', childId: null, isBooker: false };

export const requestedSeat = ({
  name = '',
  childId = null,
  isBooker = false,
}: BookingQuoteBody['seats'][number]): RequestedSeat => ({ name, isBooker, childId: childId && childId.toLowerCase() });

const seatMissing = { en: 'Choose at least one seat', fr: 'Choisissez au moins une place' };
const noSeats = { en: 'Do not choose seats for the whole arena', fr: 'Ne choisissez pas de places pour tout l’aréna' };
const noSeatsOfTeam = { en: 'Do not choose seats for a team', fr: 'Ne choisissez pas de places pour une équipe' };

/** @throws AppError BOOK_007 if the seats do not match the mode or the team, or if a player is named twice */
export function requestOf(
  body: BookingQuoteBody,
  { userId, locale }: Pick<Visitor, 'userId' | 'locale'>,
  until: SoldUntil = 'start',
): BookingRequest {
  const { slotId, mode, tier } = body;
  const team = body.team ?? null;
  const isWhole = mode === BookingMode.FULL || team !== null;
  if (isWhole !== (body.seats.length === 0)) {
    const tooMany = team === null ? noSeats : noSeatsOfTeam;
    throw new AppError('BOOK_007', { errors: [{ field: 'seats', message: isWhole ? tooMany : seatMissing }] });
  }
  assertUniquePlayers(team?.squad ?? [], 'team.squad');
  const seats = isWhole ? [unnamedSeat] : body.seats.map(requestedSeat);
  return { slotId, mode, tier, seats, team, userId, locale, until };
}

/** @throws AppError as `requestOf` */
export function placingRequestOf(
  body: ReceivedBody<'bookings.place'>,
  visitor: Visitor,
  network: string,
): PlacingRequest {
  return { ...requestOf(body, visitor), ...termsOf(body, visitor.locale), network, actorId: visitor.userId };
}

/**
 * Returns the request of an administrator who books for a customer at the desk.
 *
 * @param userId the account whose price applies; null for the guest price
 * @throws AppError as `requestOf`
 */
export function deskRequestOf(
  body: DeskBookingBody,
  { userId, actorId, locale }: { userId: string | null; actorId: string; locale: Locale },
): PlacingRequest {
  return { ...requestOf(body, { userId, locale }, 'end'), ...termsOf(body, locale), network: null, actorId };
}

function termsOf(
  { contact, guardian, locale, expectedTotal }: ReceivedBody<'bookings.place'> | DeskBookingBody,
  readers: Locale,
) {
  const { fullName, email, phone } = contact;
  return {
    locale: locale ?? readers,
    contact: { name: fullName, email: email ?? '', phone: phone ? toE164(phone) : null },
    guardian,
    expectedTotalCents: toCents(expectedTotal),
  };
}
