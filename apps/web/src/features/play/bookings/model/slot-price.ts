import {
  BookingMode,
  BookingUserType,
  PackageTier,
  type SlotArenaWire,
  SlotType,
  type SlotWire,
} from '@dronesoccer/contracts';
import { priceOf, tiersOf } from './offer';

/** A price in dollars and the item it buys; `member` is a seat at the member price. */
export interface SlotPrice {
  amount: number;
  kind: 'seat' | 'member' | 'team' | 'arena';
}

type PricedSlot = Pick<SlotWire, 'type' | 'prices'>;

const lowestOf = (slot: PricedSlot, mode: BookingMode, userType: BookingUserType): number | null => {
  const prices = tiersOf(slot, mode, userType).map((tier) => priceOf(slot, mode, tier, userType) ?? 0);
  return prices.length === 0 ? null : Math.min(...prices);
};

/**
 * Returns the price that a card shows: the visitor's price for the smallest item that the slot sells. Returns null if
 * nothing is offered.
 */
export function priceFor(slot: PricedSlot, userType: BookingUserType): SlotPrice | null {
  const shared = lowestOf(slot, BookingMode.SHARED, userType);
  if (shared !== null) return { amount: shared, kind: kindOf(slot, userType) };
  const whole = lowestOf(slot, BookingMode.FULL, userType);
  return whole === null ? null : { amount: whole, kind: 'arena' };
}

/**
 * Returns the dollars that a member saves on the slot's cheapest seat, or 0 if members pay as much, if the visitor is a
 * member already, or if no plan is offered.
 */
export function memberSaving(slot: PricedSlot & Pick<SlotWire, 'offersMembership'>, viewer: BookingUserType): number {
  if (!slot.offersMembership || slot.type !== SlotType.GUEST || viewer === BookingUserType.MEMBER) return 0;
  const guest = lowestOf(slot, BookingMode.SHARED, BookingUserType.GUEST);
  const member = lowestOf(slot, BookingMode.SHARED, BookingUserType.MEMBER);
  return guest === null || member === null ? 0 : Math.max(0, Math.round((guest - member) * 100) / 100);
}

function kindOf({ type }: PricedSlot, userType: BookingUserType): SlotPrice['kind'] {
  if (type === SlotType.TOURNAMENT) return 'team';
  return type === SlotType.MEMBER || userType === BookingUserType.MEMBER ? 'member' : 'seat';
}

/** A guest's seat, in dollars. `includes` is the arena's text about Standard, or empty for another package. */
interface GuestSeat {
  amount: number;
  includes: string;
}

type PricedAtArena = PricedSlot & { arena: Pick<SlotArenaWire, 'tiers'> };

/** Returns the cheapest guest seat among the slots, the first if several cost the same; null if no seat is sold. */
export function lowestGuestSeat(slots: readonly PricedAtArena[]): GuestSeat | null {
  const seats = slots
    .filter(({ type }) => type === SlotType.GUEST)
    .flatMap((slot) => {
      const amount = lowestOf(slot, BookingMode.SHARED, BookingUserType.GUEST);
      if (amount === null) return [];
      return [{ amount, includes: amount === slot.prices.guest.standard ? slot.arena.tiers.standard : '' }];
    });
  return seats.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
}

/** The dollars in one cell of the price table. `isFrom` is true if other visible slots cost more. */
export interface PriceCell {
  amount: number;
  isFrom: boolean;
}
interface PriceRow {
  kind: SlotPrice['kind'];
  standard: PriceCell | null;
  premium: PriceCell | null;
}

const lines = [
  { kind: 'seat', type: SlotType.GUEST, mode: BookingMode.SHARED, userType: BookingUserType.GUEST },
  { kind: 'member', type: null, mode: BookingMode.SHARED, userType: BookingUserType.MEMBER },
  { kind: 'arena', type: null, mode: BookingMode.FULL, userType: BookingUserType.GUEST },
  { kind: 'team', type: SlotType.TOURNAMENT, mode: BookingMode.SHARED, userType: BookingUserType.GUEST },
] as const;

/**
 * Returns each price of the visible slots once. The table omits lines without a price, and omits the member price for a
 * guest unless a members' slot is visible.
 */
export function priceTable(slots: readonly PricedSlot[], viewer: BookingUserType): PriceRow[] {
  const showsMembers = viewer === BookingUserType.MEMBER || slots.some(({ type }) => type === SlotType.MEMBER);
  return lines.flatMap(({ kind, type, mode, userType }) => {
    if (kind === 'member' && !showsMembers) return [];
    const sold = slots.filter((slot) => (type === null ? slot.type !== SlotType.TOURNAMENT : slot.type === type));
    const cell = (tier: PackageTier): PriceCell | null => {
      const amounts = sold.map((slot) => priceOf(slot, mode, tier, userType)).filter((amount) => amount !== null);
      if (amounts.length === 0) return null;
      const amount = Math.min(...amounts);
      return { amount, isFrom: amounts.some((each) => each > amount) };
    };
    const [standard, premium] = [cell(PackageTier.STANDARD), cell(PackageTier.PREMIUM)];
    return standard === null && premium === null ? [] : [{ kind, standard, premium }];
  });
}
