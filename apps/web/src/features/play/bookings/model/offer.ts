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
import { lowestTier, offeredTiers } from '@dronesoccer/domain';
import { dayOfSlot } from './calendar';

/** The name of a type in the texts. */
export const slotTypes = {
  [SlotType.GUEST]: 'guest',
  [SlotType.MEMBER]: 'member',
  [SlotType.TOURNAMENT]: 'tournament',
} as const satisfies Record<SlotType, string>;

/** The text that counts what is left of a slot: seats, or places for teams. */
export const leftWords = ({ type }: Pick<SlotWire, 'type'>) =>
  type === SlotType.TOURNAMENT ? 'teamsFree' : 'seatsFree';

/** `over`: it has begun. */
export type SlotAvailability = 'free' | 'full' | 'closed' | 'over';

/** Whether seats of a slot can be had, as far as the list knows; the server decides again. */
export function availabilityOf(slot: SlotWire, now: number): SlotAvailability {
  if (Date.parse(slot.startsAt) <= now) return 'over';
  if (slot.state !== SlotState.OPEN) return 'closed';
  if (slot.seatsLeft === 0) return 'full';
  return modesOf(slot).length === 0 ? 'closed' : 'free';
}

/** A phone shows one day of a week: the chosen one, else the first with something free, since today is often over or closed. */
export function dayInSight(
  { day, isChosen }: { day: string; isChosen: boolean },
  slots: readonly SlotWire[],
  now: number,
): string {
  const free = isChosen ? undefined : slots.find((slot) => availabilityOf(slot, now) === 'free');
  return free === undefined ? day : dayOfSlot(free);
}

/** Whether someone can wait for a seat: it is full, seats of it are sold, and there is time left to offer one. */
export const canWaitFor = (slot: SlotWire, now: number): boolean =>
  availabilityOf(slot, now) === 'full' &&
  lowestTier(sharedPrices(slot)) !== null &&
  Date.parse(slot.startsAt) > now + limits.waitlistOfferHours * 3_600_000;

/** What a part of a slot costs: a seat, or a team's place in a tournament, which costs what the arena does. */
const sharedPrices = ({ type, prices }: Pick<SlotWire, 'type' | 'prices'>): TierPrices =>
  ({ [SlotType.GUEST]: prices.guest, [SlotType.MEMBER]: prices.member, [SlotType.TOURNAMENT]: prices.full })[type];

const tierNames = { [PackageTier.STANDARD]: 'standard', [PackageTier.PREMIUM]: 'premium' } as const;

/** Dollars for a seat, or for the arena where all of it is booked; null: not offered. */
export function priceOf(
  { type, prices }: Pick<SlotWire, 'type' | 'prices'>,
  mode: BookingMode,
  tier: PackageTier,
  userType: BookingUserType,
): number | null {
  const name = tierNames[tier];
  if (mode === BookingMode.FULL || type === SlotType.TOURNAMENT) return prices.full[name];
  return type === SlotType.MEMBER || userType === BookingUserType.MEMBER ? prices.member[name] : prices.guest[name];
}

/** What is offered and can still be had: seats while there are any, all of it while none is taken. A team has its place. */
export function modesOf(slot: SlotWire): BookingMode[] {
  const isTournament = slot.type === SlotType.TOURNAMENT;
  const shared = lowestTier(sharedPrices(slot)) ?? (isTournament ? null : lowestTier(slot.prices.member));
  const hasSeats = slot.seatsLeft > 0 && shared !== null;
  const hasAll = !isTournament && slot.isFullFree && lowestTier(slot.prices.full) !== null;
  return [...(hasSeats ? [BookingMode.SHARED] : []), ...(hasAll ? [BookingMode.FULL] : [])];
}

/** The tiers that a mode has a price in. */
export const tiersOf = (
  slot: Pick<SlotWire, 'type' | 'prices'>,
  mode: BookingMode,
  userType: BookingUserType,
): PackageTier[] =>
  [PackageTier.STANDARD, PackageTier.PREMIUM].filter((tier) => priceOf(slot, mode, tier, userType) !== null);

/** The tiers that a customer chooses from in this slot. */
export const tiersToChoose = (slot: ArenaSlotWire, mode: BookingMode, userType: BookingUserType): PackageTier[] =>
  offeredTiers(tiersOf(slot, mode, userType), slot.arena.tiers);

/** What was chosen before, as far as this slot offers it; what it does not offer gives way to what it does. */
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

/** The most seats that one booking may take, of those there are; free seats are limited further. `price` in dollars. */
export const mostSeats = (seats: number, price: number | null): number =>
  Math.max(1, Math.min(seats, price === 0 ? limits.freeSeats.person : limits.bookingSeatsMax));
