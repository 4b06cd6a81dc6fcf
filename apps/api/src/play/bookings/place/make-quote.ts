import {
  BookingMode,
  BookingUserType,
  type ErrorCode,
  type Locale,
  PackageTier,
  type ProvinceCode,
  SlotType,
  valuesOf,
  serverLimits,
} from '@dronesoccer/contracts';
import {
  type BookableSlot,
  type BookingChoice,
  bookingProblem,
  memberSavings,
  msPerDay,
  offeredTiers,
  priceBooking,
  slotPrice,
} from '@dronesoccer/domain';
import type { Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type ArenaSlotRow, arenaSlot, nextFreeSlots, type SoldUntil } from '../../slots/index.js';
import { type TaxTables, taxTerms } from '../../../money/taxes/index.js';
import type { BookingRequest } from './booking-request.js';
import { userTypeOf } from '../bookings.queries.js';
import { type BookingTeam, teamProblem } from '../../squads/index.js';

/** The current price of a booking, and the problem that prevents it, if any. */
export interface BookingQuote {
  slot: ArenaSlotRow;
  choice: BookingChoice;
  seats: number;
  province: ProvinceCode;
  /** Cents, or null if the slot does not offer this choice. The total is then zero. */
  unitPrice: number | null;
  price: ReturnType<typeof priceBooking>;
  memberSavings: number;
  problem: ErrorCode | null;
}

export interface QuoteContext {
  taxes: TaxTables;
  now: Date;
  /** True if a booking follows in this transaction, so that the account must not lose its price meanwhile. */
  isBooking?: boolean;
}

/**
 * Prices a booking by the slot's prices, the account's membership and the current taxes of the arena's province. The
 * quote reports a booking that is not possible as its `problem` instead of failing.
 *
 * @throws AppError BOOK_021 if visitors cannot see the slot, BOOK_007 if a team is given but the slot is no tournament
 */
export async function makeQuote(
  executor: Executor,
  request: BookingRequest,
  context: QuoteContext,
): Promise<BookingQuote> {
  return quoteOf(await readPricingInputs(executor, request, context.isBooking), request, context);
}

/** The data that a price depends on: the slot and the customer's user type. */
interface PricingInputs {
  slot: ArenaSlotRow | null;
  userType: BookingUserType;
}

/** Reads the data for `quoteOf`, for a caller that reads other data in the same round trip. */
export async function readPricingInputs(
  executor: Executor,
  request: BookingRequest,
  isBooking = false,
): Promise<PricingInputs> {
  const [slot, userType] = await Promise.all([
    arenaSlot(executor, request.locale, request.slotId),
    request.userId === null ? BookingUserType.GUEST : userTypeOf(executor, request.userId, isBooking),
  ]);
  return { slot, userType };
}

/** @throws AppError as `makeQuote` */
export function quoteOf(
  { slot, userType }: PricingInputs,
  request: BookingRequest,
  { taxes, now }: QuoteContext,
): BookingQuote {
  if (slot === null || !slot.arena.isShown) throw new AppError('BOOK_021');
  assertTeamAllowed(slot, request.team);
  const choice = { mode: request.mode, tier: request.tier, userType };
  const seats = request.seats.length;
  const unitPrice = slotPrice(slot, choice);
  const { province } = slot.arena.place;
  return {
    slot,
    choice,
    seats,
    province,
    unitPrice,
    price: priceBooking(unitPrice ?? 0, seats, taxTerms(taxes, province, now)),
    memberSavings: slot.offersMembership ? memberSavings(slot, choice, seats) : 0,
    problem:
      bookingProblem(bookableAs(slot, request.until), choice, seats, now) ??
      (isTierOffered(slot, choice, request.until) ? null : 'BOOK_003') ??
      (slot.type === SlotType.TOURNAMENT ? teamProblem(request.team) : null),
  };
}

/** Adapts a slot to the booking rules, for sales online or at the desk. */
export const bookableAs = (slot: ArenaSlotRow, until: SoldUntil): BookableSlot => ({
  ...slot,
  bookableUntil: new Date(until === 'end' ? slot.endsAt : slot.startsAt),
});

/** Online, a package without a description is not sold. Staff at the desk can explain the package. */
function isTierOffered(slot: ArenaSlotRow, choice: BookingChoice, until: SoldUntil): boolean {
  if (until === 'end') return true;
  const priced = valuesOf(PackageTier).filter((tier) => slotPrice(slot, { ...choice, tier }) !== null);
  return offeredTiers(priced, slot.arena.tiers).includes(choice.tier);
}

function assertTeamAllowed({ type }: ArenaSlotRow, team: BookingTeam): void {
  if (type === SlotType.TOURNAMENT || team === null || team.name === null) return;
  throw new AppError('BOOK_007', { errors: [{ field: 'team', message: noTournament }] });
}

const noTournament = { en: 'Teams can only enter tournaments', fr: 'Seul un tournoi accueille des équipes' };

/** Returns true if another slot could solve the problem. An incomplete squad is a problem in any slot. */
export const canUseOtherSlot = (problem: ErrorCode | null): boolean => problem !== null && problem !== 'BOOK_018';

/**
 * Returns alternatives to an unavailable slot: the next slots of its class and type, starting from the day before, its
 * own arena first. If nothing is free from then on, earlier slots are returned.
 */
export async function otherSlots(
  executor: Executor,
  locale: Locale,
  quote: Pick<BookingQuote, 'slot' | 'choice' | 'seats'>,
  now: Date,
): Promise<ArenaSlotRow[]> {
  const dayBefore = new Date(Date.parse(quote.slot.startsAt) - msPerDay);
  const then = dayBefore > now ? await slotsInPlaceOf(executor, locale, quote, dayBefore) : [];
  return then.length > 0 ? then : slotsInPlaceOf(executor, locale, quote, now);
}

async function slotsInPlaceOf(
  executor: Executor,
  locale: Locale,
  { slot, choice: { mode }, seats }: Pick<BookingQuote, 'slot' | 'choice' | 'seats'>,
  after: Date,
): Promise<ArenaSlotRow[]> {
  const isFull = mode === BookingMode.FULL;
  const { latitude, longitude } = slot.arena.place;
  const request = {
    ...{ class: slot.class, type: slot.type, seats: isFull ? slot.capacity : seats },
    ...{ after, notSlotId: slot.id },
  };
  const here = await nextFreeSlots(executor, locale, { ...request, arenaId: slot.arenaId });
  const around = await nextFreeSlots(executor, locale, { ...request, near: { latitude, longitude } });
  return (
    [...here, ...around.filter(({ arenaId }) => arenaId !== slot.arenaId)]
      .filter(({ taken }) => !isFull || taken === 0)
      .slice(0, serverLimits.nextSlotsMax)
      // The distance is measured from the requested slot, not from the visitor.
      .map((other) => ({ ...other, distanceKm: null }))
  );
}
