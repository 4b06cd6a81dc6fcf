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
import { type BookingTeam, refuseRepeated } from '../../squads/index.js';

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
  until: SoldUntil;
}

export interface PlacingRequest extends BookingRequest {
  /** `email`: empty at the desk for who gave none. */
  contact: { name: string; email: string; phone: string | null };
  /** The person who declares to be responsible for everyone under age; null: no one is; undefined: it was not asked. */
  guardian: ReceivedBody<'bookings.place'>['guardian'];
  /** Where it is asked for from; null at the desk, where it is paid at once and nothing is held. */
  network: string | null;
  /** Who does it: the booker, or an administrator; null for a guest. */
  actorId: string | null;
  expectedTotalCents: number;
}

const seatMissing = { en: 'Choose at least one seat', fr: 'Choisissez au moins une place' };
const noSeats = { en: 'The whole arena takes no single seats', fr: 'Tout l’aréna se réserve sans places' };
const noSeatsOfTeam = { en: 'A team takes no single seats', fr: 'Une équipe s’inscrit sans places' };

/** @throws AppError BOOK_007 for seats that do not go with the mode or with a team, and for a player who is named twice */
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
  refuseRepeated(team?.squad ?? [], 'team.squad');
  const seats = isWhole ? [{ name: '' }] : body.seats.map(({ name = '' }) => ({ name }));
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
 * What an administrator books for someone at the desk.
 *
 * @param userId whose price it is; null: a guest's
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
