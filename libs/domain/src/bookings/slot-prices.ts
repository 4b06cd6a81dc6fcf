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

/** Cents before tax, by tier; null is not offered, 0 is free. */
export interface TierCents {
  readonly standard: Cents | null;
  readonly premium: Cents | null;
}

/** What a slot costs: a seat for guests and members, and the whole arena. */
export interface SlotPriceTable {
  readonly guest: TierCents;
  readonly member: TierCents;
  readonly full: TierCents;
}

/** What is booked of a slot, and at whose price. */
export interface BookingChoice {
  readonly mode: BookingMode;
  readonly tier: PackageTier;
  readonly userType: BookingUserType;
}

/** What a price is looked up in. */
export interface PricedSlot {
  readonly type: SlotType;
  readonly prices: SlotPriceTable;
}

/**
 * The price of a seat, or of the whole arena, which is the same for guests and members and is what a team of a tournament
 * pays.
 *
 * @returns cents before tax; null when it is not offered
 */
export function slotPrice({ type, prices }: PricedSlot, { mode, tier, userType }: BookingChoice): Cents | null {
  const whose = userType === BookingUserType.MEMBER ? prices.member : prices.guest;
  const isWhole = mode === BookingMode.FULL || type === SlotType.TOURNAMENT;
  const { standard, premium } = isWhole ? prices.full : whose;
  return tier === PackageTier.PREMIUM ? premium : standard;
}

/** Customers choose between packages only where both say what they contain. */
export const isTierChoice = ({ standard, premium }: TierTexts): boolean => standard !== '' && premium !== '';

/**
 * The packages that a customer chooses from: all that have a price where their texts say what they contain, else the first.
 *
 * @param priced the packages that have a price, in their order
 */
export const offeredTiers = (priced: readonly PackageTier[], texts: TierTexts): PackageTier[] =>
  isTierChoice(texts) ? [...priced] : priced.slice(0, 1);

/** What the cheaper of the offered tiers costs, in the unit of the prices; null when none is offered. */
export function lowestTier({ standard, premium }: Record<keyof TierCents, number | null>): number | null {
  const offered = [standard, premium].filter((price) => price !== null);
  return offered.length === 0 ? null : Math.min(...offered);
}

/**
 * What a member would pay less for all of it, before tax: 0 for a member, for the whole arena, where either price is
 * missing, and where a member would not pay less.
 */
export function memberSavings(slot: PricedSlot, choice: BookingChoice, seats: number): Cents {
  if (choice.mode === BookingMode.FULL || choice.userType === BookingUserType.MEMBER) return 0;
  const guest = slotPrice(slot, choice);
  const member = slotPrice(slot, { ...choice, userType: BookingUserType.MEMBER });
  return guest === null || member === null ? 0 : Math.max(0, guest - member) * seats;
}

/** A slot as it decides about a booking. */
export interface BookableSlot extends PricedSlot {
  readonly state: SlotState;
  /** Its start, and at the desk its end. */
  readonly bookableUntil: Date;
  readonly capacity: number;
  readonly taken: number;
}

/**
 * What prevents a booking of so many seats at a moment: BOOK_003 for what is not open or not offered, BOOK_006 for what is
 * the members' alone, BOOK_002 for seats that are taken; null when nothing does. In a tournament the seats are teams, and no
 * one has all of it.
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
