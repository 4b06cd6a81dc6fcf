import {
  BookingMode,
  BookingUserType,
  type ErrorCode,
  PackageTier,
  SlotState,
  SlotType,
  type TierTexts,
} from '@dronesoccer/contracts';
import type { Cents } from '../money.ts';

/** Cents before tax, by tier. Null means not offered, 0 means free. */
export interface TierCents {
  readonly standard: Cents | null;
  readonly premium: Cents | null;
}

/** The prices of a slot: of a seat for guests and for members, and of the whole arena. */
export interface SlotPriceTable {
  readonly guest: TierCents;
  readonly member: TierCents;
  readonly full: TierCents;
}

/** The part of a slot to book, and whose price applies. */
export interface BookingChoice {
  readonly mode: BookingMode;
  readonly tier: PackageTier;
  readonly userType: BookingUserType;
}

/** The data that a price lookup needs. */
interface PricedSlot {
  readonly type: SlotType;
  readonly prices: SlotPriceTable;
}

/**
 * Returns the price of a seat or of the whole arena. The arena's price is the same for guests and members, and a
 * tournament team pays it.
 *
 * @returns the price before tax in the unit of the slot's prices (cents on the server, dollars in the client), or null
 *   if it is not offered
 */
export function slotPrice({ type, prices }: PricedSlot, { mode, tier, userType }: BookingChoice): Cents | null {
  const whose = userType === BookingUserType.MEMBER ? prices.member : prices.guest;
  const isWhole = mode === BookingMode.FULL || type === SlotType.TOURNAMENT;
  const { standard, premium } = isWhole ? prices.full : whose;
  return tier === PackageTier.PREMIUM ? premium : standard;
}

/** Customers choose between packages only if both packages have a description. */
export const isTierChoice = ({ standard, premium }: TierTexts): boolean => standard !== '' && premium !== '';

/**
 * Returns the packages that a customer chooses from: all packages with a price if both are described, else only the
 * first.
 *
 * @param priced the packages that have a price, in their order
 */
export const offeredTiers = (priced: readonly PackageTier[], texts: TierTexts): PackageTier[] =>
  isTierChoice(texts) ? [...priced] : priced.slice(0, 1);

/** Returns the lowest price of the offered tiers, in the unit of the prices, or null if none is offered. */
export function lowestTier({ standard, premium }: Record<keyof TierCents, number | null>): number | null {
  const offered = [standard, premium].filter((price) => price !== null);
  return offered.length === 0 ? null : Math.min(...offered);
}

/**
 * Returns how much less a member would pay in total, before tax. The result is 0 for a member, for the whole arena, if
 * either price is missing, and if a member would not pay less.
 */
export function memberSavings(slot: PricedSlot, choice: BookingChoice, seats: number): Cents {
  if (choice.mode === BookingMode.FULL || choice.userType === BookingUserType.MEMBER) return 0;
  const guest = slotPrice(slot, choice);
  const member = slotPrice(slot, { ...choice, userType: BookingUserType.MEMBER });
  return guest === null || member === null ? 0 : Math.max(0, guest - member) * seats;
}

/** The data of a slot that decide about a booking. */
export interface BookableSlot extends PricedSlot {
  readonly state: SlotState;
  /** The slot's start, or its end for a booking at the desk. */
  readonly bookableUntil: Date;
  readonly capacity: number;
  readonly taken: number;
}

/**
 * Returns what prevents a booking of this many seats at a moment: BOOK_003 if the slot is not open or not offered,
 * BOOK_006 if only members may book it, BOOK_002 if the seats are taken; null if nothing does. In a tournament the
 * seats are teams, and no one can book the whole arena.
 */
export function bookingProblem(
  slot: BookableSlot,
  choice: BookingChoice,
  seats: number,
  now: Date,
): Extract<ErrorCode, 'BOOK_002' | 'BOOK_003' | 'BOOK_006'> | null {
  if (slot.state !== SlotState.OPEN || slot.bookableUntil <= now) return 'BOOK_003';
  if (slot.type === SlotType.TOURNAMENT && choice.mode === BookingMode.FULL) return 'BOOK_003';
  const isForMembers = slot.type === SlotType.MEMBER && choice.mode === BookingMode.SHARED;
  if (isForMembers && choice.userType !== BookingUserType.MEMBER) return 'BOOK_006';
  if (slotPrice(slot, choice) === null) return 'BOOK_003';
  const isFree = choice.mode === BookingMode.FULL ? slot.taken === 0 : slot.taken + seats <= slot.capacity;
  return isFree ? null : 'BOOK_002';
}
