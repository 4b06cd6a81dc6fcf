import { BookingMode, BookingUserType, PackageTier, SlotType } from '@dronesoccer/contracts';
import { slotPrice, type SlotPriceTable } from '@dronesoccer/domain';
import { Chance } from './chance.ts';
import { type DemoTeam, teamPlans } from './teams.ts';

/** The final state of a booking. */
type BookingOutcome = 'confirmed' | 'seatsCancelled' | 'cancelled' | 'forfeited' | 'expired' | 'waiting';

/** A demo slot as stored in its table. */
export interface DemoSlot {
  readonly id: string;
  readonly type: SlotType;
  readonly startsAt: Date;
  readonly capacity: number;
  readonly province: string;
  readonly prices: SlotPriceTable;
}

export interface BookingPlan {
  readonly slot: DemoSlot;
  readonly fate: BookingOutcome;
  readonly placedAt: Date;
  readonly mode: BookingMode;
  readonly tier: PackageTier;
  readonly userType: BookingUserType;
  /** 1 for the whole arena. */
  readonly seats: number;
  /** Cents before tax, per seat or for the arena. */
  readonly unitPrice: number;
  readonly buyer: { readonly email: string; readonly fullName: string; readonly isMember: boolean };
  readonly locale: 'en' | 'fr';
  /** The team of a tournament booking. */
  readonly team: DemoTeam | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const bookings = 400;
/** A range around today, so that lists of past and future bookings have entries. */
const days = { before: 30, after: 21 };
/** The time before the start at which each of them cancels: well before, or the evening before. */
export const cancelledBefore = { cancelled: 72 * HOUR_MS, forfeited: 20 * HOUR_MS } as const;

const people = [
  ['Ari Tremblay', 'ari.tremblay@example.test'],
  ['Noor Gagnon', 'noor.gagnon@example.test'],
  ['Sam Roy', 'sam.roy@example.test'],
  ['Mei Chen', 'mei.chen@example.test'],
  ['Jules Côté', 'jules.cote@example.test'],
  ['Priya Singh', 'priya.singh@example.test'],
  ['Luca Bouchard', 'luca.bouchard@example.test'],
  ['Ingrid Olsen', 'ingrid.olsen@example.test'],
] as const;

const member = { email: 'member@dronesoccer.test', fullName: 'Demo Member', isMember: true };

/**
 * Returns the demo's bookings. They are the same on every machine for the same slots, and never exceed a slot's
 * capacity.
 */
export function bookingPlans(slots: readonly DemoSlot[], now: Date): BookingPlan[] {
  const chance = new Chance(20_261_122);
  const near = slots.filter(({ startsAt }) => {
    const away = startsAt.getTime() - now.getTime();
    return away > -days.before * DAY_MS && away < days.after * DAY_MS;
  });
  if (near.length === 0) return [];
  // Today's day sheet must not be empty.
  const soon = near.filter(({ startsAt }) => Math.abs(startsAt.getTime() - now.getTime()) < DAY_MS);
  const taken = new Map<string, number>();
  const plans: BookingPlan[] = teamPlans(near, now);
  // A slot may be full or have no price; ten attempts per booking are more than enough.
  for (let tries = 0; plans.length < bookings && tries < 10 * bookings; tries++) {
    const isSoon = soon.length > 0 && chance.next() < 0.25;
    const plan = planOf(chance, chance.pick(isSoon ? soon : near), now, taken);
    if (plan === null) continue;
    plans.push(plan);
    if (plan.fate === 'confirmed' || plan.fate === 'waiting' || plan.fate === 'seatsCancelled') {
      const places =
        plan.mode === BookingMode.FULL ? plan.slot.capacity : plan.seats - Number(plan.fate === 'seatsCancelled');
      taken.set(plan.slot.id, (taken.get(plan.slot.id) ?? 0) + places);
    }
  }
  return plans.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

function planOf(chance: Chance, slot: DemoSlot, now: Date, taken: ReadonlyMap<string, number>): BookingPlan | null {
  const isMember = chance.next() < 0.15;
  const [fullName, email] = chance.pick(people);
  const mode = chance.next() < 0.08 ? BookingMode.FULL : BookingMode.SHARED;
  const tier = chance.next() < 0.25 ? PackageTier.PREMIUM : PackageTier.STANDARD;
  const userType = isMember ? BookingUserType.MEMBER : BookingUserType.GUEST;
  const seats = mode === BookingMode.FULL ? 1 : chance.whole(1, 4);
  const wanted: BookingOutcome = chance.weighed([
    [68, 'confirmed'],
    [6, 'seatsCancelled'],
    [10, 'cancelled'],
    [5, 'forfeited'],
    [7, 'expired'],
    [4, 'waiting'],
  ]);
  const early = chance.whole(4 * 24, 12 * 24) * HOUR_MS;
  const locale = chance.next() < 0.3 ? ('fr' as const) : ('en' as const);
  // Only `teamPlans` creates tournament bookings.
  if (slot.type === SlotType.TOURNAMENT) return null;
  if (slot.type === SlotType.MEMBER && mode === BookingMode.SHARED && !isMember) return null;
  const unitPrice = slotPrice(slot, { mode, tier, userType });
  const held = taken.get(slot.id) ?? 0;
  const isFree = mode === BookingMode.FULL ? held === 0 : held + seats <= slot.capacity;
  if (unitPrice === null || unitPrice === 0 || !isFree) return null;
  const startsAt = slot.startsAt.getTime();
  const placedAt = new Date(Math.min(startsAt, now.getTime()) - early);
  return {
    ...{ slot, mode, tier, userType, seats, unitPrice, locale },
    fate: possibleFate(wanted, { startsAt, placedAt: placedAt.getTime(), now: now.getTime(), seats }),
    placedAt: wanted === 'waiting' && startsAt > now.getTime() + HOUR_MS ? new Date(now.getTime() - 60_000) : placedAt,
    team: null,
    buyer: isMember ? member : { email, fullName, isMember: false },
  };
}

/** Returns the intended fate, or `confirmed` if that fate lies in the future or is impossible for the booking. */
function possibleFate(
  wanted: BookingOutcome,
  { startsAt, placedAt, now, seats }: { startsAt: number; placedAt: number; now: number; seats: number },
): BookingOutcome {
  const has = (before: number): boolean => startsAt - before < now && startsAt - before > placedAt + HOUR_MS;
  if (wanted === 'cancelled') return has(cancelledBefore.cancelled) ? wanted : 'confirmed';
  if (wanted === 'forfeited') return has(cancelledBefore.forfeited) ? wanted : 'confirmed';
  if (wanted === 'seatsCancelled') return seats > 1 && has(cancelledBefore.cancelled) ? wanted : 'confirmed';
  if (wanted === 'waiting') return startsAt > now + HOUR_MS ? wanted : 'confirmed';
  return wanted;
}
