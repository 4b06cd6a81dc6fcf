import { BookingMode, BookingUserType, PackageTier, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { priceOf, tiersOf } from './offer';

/** Dollars, and what they buy; `member` is a seat at the member price. */
export interface SlotPrice {
  amount: number;
  kind: 'seat' | 'member' | 'team' | 'arena';
}

type Priced = Pick<SlotWire, 'type' | 'prices'>;

const lowestOf = (slot: Priced, mode: BookingMode, userType: BookingUserType): number | null => {
  const prices = tiersOf(slot, mode, userType).map((tier) => priceOf(slot, mode, tier, userType) ?? 0);
  return prices.length === 0 ? null : Math.min(...prices);
};

/** The one price that a card shows: what this person pays for the least that the slot sells. Null: nothing is offered. */
export function priceFor(slot: Priced, userType: BookingUserType): SlotPrice | null {
  const shared = lowestOf(slot, BookingMode.SHARED, userType);
  if (shared !== null) return { amount: shared, kind: kindOf(slot, userType) };
  const whole = lowestOf(slot, BookingMode.FULL, userType);
  return whole === null ? null : { amount: whole, kind: 'arena' };
}

function kindOf({ type }: Priced, userType: BookingUserType): SlotPrice['kind'] {
  if (type === SlotType.TOURNAMENT) return 'team';
  return type === SlotType.MEMBER || userType === BookingUserType.MEMBER ? 'member' : 'seat';
}

/** The lowest price of a seat for a guest among the slots; null where none is sold. */
export function lowestGuestSeat(slots: readonly Priced[]): number | null {
  const seats = slots
    .filter(({ type }) => type === SlotType.GUEST)
    .map((slot) => lowestOf(slot, BookingMode.SHARED, BookingUserType.GUEST))
    .filter((amount) => amount !== null);
  return seats.length === 0 ? null : Math.min(...seats);
}

/** Dollars of one line of the table, by package; `isFrom`: other slots in sight cost more. */
export interface PriceCell {
  amount: number;
  isFrom: boolean;
}
export interface PriceRow {
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

/** What the slots in sight cost, once for all of them. Lines without any price are left out. */
export function priceTable(slots: readonly Priced[]): PriceRow[] {
  return lines.flatMap(({ kind, type, mode, userType }) => {
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
