import {
  type ArenaSlotWire,
  BookingMode,
  BookingUserType,
  limits,
  PackageTier,
  SlotState,
  SlotType,
  type SlotWire,
  type TierPrices,
} from '@dronesoccer/contracts';
import { lowestTier, offeredTiers, slotPrice } from '@dronesoccer/domain';
import { dayOfSlot } from './calendar';

/** The message key of each slot type. */
export const slotTypes = {
  [SlotType.GUEST]: 'guest',
  [SlotType.MEMBER]: 'member',
  [SlotType.TOURNAMENT]: 'tournament',
} as const satisfies Record<SlotType, string>;

/** Returns the message key for the remaining places of a slot: seats, or places for teams. */
export const leftWords = ({ type }: Pick<SlotWire, 'type'>) =>
  type === SlotType.TOURNAMENT ? 'teamsFree' : 'seatsFree';

/** `over` means that the slot has begun. */
type SlotAvailability = 'free' | 'full' | 'closed' | 'over';

/** Returns whether seats of a slot are available, as far as the list knows. The server decides when booking. */
export function availabilityOf(slot: SlotWire, now: number): SlotAvailability {
  if (Date.parse(slot.startsAt) <= now) return 'over';
  if (slot.state !== SlotState.OPEN) return 'closed';
  if (slot.seatsLeft === 0) return 'full';
  return modesOf(slot).length === 0 ? 'closed' : 'free';
}

/**
 * Returns the day that a phone shows: the chosen one, or else the first day with a free slot, since today is often over
 * or closed.
 */
export function dayInSight(
  { day, isChosen }: { day: string; isChosen: boolean },
  slots: readonly SlotWire[],
  now: number,
): string {
  const free = isChosen ? undefined : slots.find((slot) => availabilityOf(slot, now) === 'free');
  return free === undefined ? day : dayOfSlot(free);
}

/**
 * Returns whether a visitor can join the waitlist: the slot is full, it sells seats, and there is enough time left to
 * offer one.
 */
export const canWaitFor = (slot: SlotWire, now: number): boolean =>
  availabilityOf(slot, now) === 'full' &&
  lowestTier(sharedPrices(slot)) !== null &&
  Date.parse(slot.startsAt) > now + limits.waitlistOfferHours * 3_600_000;

/**
 * Returns the prices of a share of a slot: a seat, or a team's place in a tournament, which is priced like the arena.
 */
const sharedPrices = ({ type, prices }: Pick<SlotWire, 'type' | 'prices'>): TierPrices =>
  ({ [SlotType.GUEST]: prices.guest, [SlotType.MEMBER]: prices.member, [SlotType.TOURNAMENT]: prices.full })[type];

/**
 * Returns the dollars for a seat, or for the arena if all of it is booked; null if it is not offered. A seat of a
 * members' slot has the member price for every visitor.
 */
export const priceOf = (
  slot: Pick<SlotWire, 'type' | 'prices'>,
  mode: BookingMode,
  tier: PackageTier,
  userType: BookingUserType,
): number | null =>
  slotPrice(slot, { mode, tier, userType: slot.type === SlotType.MEMBER ? BookingUserType.MEMBER : userType });

/**
 * Returns the modes that are offered and available: seats while any are left, the whole arena while none is taken. A
 * team has a place of a tournament.
 */
export function modesOf(slot: SlotWire): BookingMode[] {
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const shared = lowestTier(sharedPrices(slot)) ?? (isTournament ? null : lowestTier(slot.prices.member));
  const hasSeats = slot.seatsLeft > 0 && shared !== null;
  const hasAll = !isTournament && slot.isFullFree && lowestTier(slot.prices.full) !== null;
  return [...(hasSeats ? [BookingMode.SHARED] : []), ...(hasAll ? [BookingMode.FULL] : [])];
}

/** Returns the tiers for which a mode has a price. */
export const tiersOf = (
  slot: Pick<SlotWire, 'type' | 'prices'>,
  mode: BookingMode,
  userType: BookingUserType,
): PackageTier[] =>
  [PackageTier.STANDARD, PackageTier.PREMIUM].filter((tier) => priceOf(slot, mode, tier, userType) !== null);

/** Returns the tiers that a customer can choose from in this slot. */
export const tiersToChoose = (slot: ArenaSlotWire, mode: BookingMode, userType: BookingUserType): PackageTier[] =>
  offeredTiers(tiersOf(slot, mode, userType), slot.arena.tiers);

/** Adapts an earlier choice to this slot. Whatever the slot does not offer is replaced by an offered value. */
export function fittedTo<Chosen extends { mode: BookingMode; tier: PackageTier }>(
  chosen: Chosen,
  slot: ArenaSlotWire,
  userType: BookingUserType,
): Chosen {
  const [firstMode = chosen.mode, ...otherModes] = modesOf(slot);
  const mode = otherModes.includes(chosen.mode) ? chosen.mode : firstMode;
  const tiers = tiersToChoose(slot, mode, userType);
  const tier = tiers.includes(chosen.tier) ? chosen.tier : (tiers[0] ?? chosen.tier);
  return mode === chosen.mode && tier === chosen.tier ? chosen : { ...chosen, mode, tier };
}

/** Returns the most seats that one booking may take. Free seats have a lower limit. `price` is in dollars. */
export const mostSeats = (seats: number, price: number | null): number =>
  Math.max(1, Math.min(seats, price === 0 ? limits.freeSeats.person : limits.bookingSeatsMax));
