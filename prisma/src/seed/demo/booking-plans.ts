import { BookingMode, BookingUserType, type Locale, PackageTier, PlayerState, SlotType } from '@dronesoccer/contracts';
import { msPerDay, msPerHour, msPerMinute, slotPrice, type SlotPriceTable } from '@dronesoccer/domain';
import { Chance } from './chance.ts';
import { readData } from './read-data.ts';
import { later } from './times.ts';

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

/** A tournament team, as its booking names it. */
interface DemoTeam {
  readonly name: string;
  readonly players: readonly {
    readonly name: string;
    readonly email: string;
    readonly isStriker: boolean;
    readonly state: PlayerState;
  }[];
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
  readonly locale: Locale;
  /** The team of a tournament booking. */
  readonly team: DemoTeam | null;
}

const bookings = 400;
/** A range around today, so that lists of past and future bookings have entries. */
const days = { before: 30, after: 21 };
/** The time before the start at which a booking is cancelled: well before, or the evening before. */
export const cancelledBefore: Readonly<Partial<Record<BookingOutcome, number>>> = {
  ...{ cancelled: 72 * msPerHour, seatsCancelled: 72 * msPerHour, forfeited: 20 * msPerHour },
};

interface Entry {
  readonly name: string;
  /** The full name of a customer. */
  readonly captain: string;
  readonly answers: readonly (keyof typeof PlayerState)[];
  readonly locale?: Locale;
  readonly isUnpaid?: boolean;
}

const { customers, players, tournaments, waiting } = readData<{
  customers: readonly { readonly fullName: string; readonly email: string }[];
  players: readonly string[];
  tournaments: readonly (readonly Entry[])[];
  waiting: readonly {
    readonly name: string;
    readonly email: string;
    readonly locale: Locale;
    readonly seats: number;
  }[];
}>('bookings');

/** People on the waitlists of sold-out slots. */
export const waitingPeople = waiting;

const member = { email: 'member@dronesoccer.test', fullName: 'Demo Member', isMember: true };

/**
 * Returns the demo's bookings. They are the same on every machine for the same slots, and never exceed a slot's
 * capacity.
 */
export function bookingPlans(slots: readonly DemoSlot[], now: Date): BookingPlan[] {
  const chance = new Chance(20_261_122);
  const near = slots.filter(({ startsAt }) => {
    const away = startsAt.getTime() - now.getTime();
    return away > -days.before * msPerDay && away < days.after * msPerDay;
  });
  if (near.length === 0) return [];
  // Today's day sheet must not be empty.
  const soon = near.filter(({ startsAt }) => Math.abs(startsAt.getTime() - now.getTime()) < msPerDay);
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
  const customer = chance.pick(customers);
  const mode = chance.next() < 0.08 ? BookingMode.FULL : BookingMode.SHARED;
  const tier = chance.next() < 0.25 ? PackageTier.PREMIUM : PackageTier.STANDARD;
  const userType = isMember ? BookingUserType.MEMBER : BookingUserType.GUEST;
  const seats = mode === BookingMode.FULL ? 1 : chance.whole(1, 4);
  const intended = chance.weighedKey({
    ...{ confirmed: 68, seatsCancelled: 6, cancelled: 10, forfeited: 5, expired: 7, waiting: 4 },
  });
  const early = chance.whole(4 * 24, 12 * 24) * msPerHour;
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
    fate: possibleFate(intended, { startsAt, placedAt: placedAt.getTime(), now: now.getTime(), seats }),
    placedAt: intended === 'waiting' && startsAt > now.getTime() + msPerHour ? later(now, -msPerMinute) : placedAt,
    team: null,
    buyer: isMember ? member : { ...customer, isMember: false },
  };
}

/** Returns the intended fate, or `confirmed` if that fate lies in the future or is impossible for the booking. */
function possibleFate(
  wanted: BookingOutcome,
  { startsAt, placedAt, now, seats }: { startsAt: number; placedAt: number; now: number; seats: number },
): BookingOutcome {
  const before = cancelledBefore[wanted];
  if (before !== undefined) {
    const cancelledAt = startsAt - before;
    const isPossible = cancelledAt < now && cancelledAt > placedAt + msPerHour;
    return isPossible && (wanted !== 'seatsCancelled' || seats > 1) ? wanted : 'confirmed';
  }
  if (wanted === 'waiting') return startsAt > now + msPerHour ? wanted : 'confirmed';
  return wanted;
}

/**
 * Returns the entries of the first two tournaments that are at least three days away.
 */
function teamPlans(slots: readonly DemoSlot[], now: Date): BookingPlan[] {
  const coming = slots.filter(
    ({ type, startsAt }) => type === SlotType.TOURNAMENT && startsAt > later(now, 3 * msPerDay),
  );
  return tournaments.flatMap((entries, index) => {
    const slot = coming[index];
    return slot === undefined ? [] : entries.flatMap((entry) => teamPlan(slot, entry, now));
  });
}

function teamPlan(
  slot: DemoSlot,
  { name, captain, answers, locale = 'en', isUnpaid = false }: Entry,
  now: Date,
): BookingPlan[] {
  const choice = { mode: BookingMode.SHARED, tier: PackageTier.STANDARD, userType: BookingUserType.GUEST };
  const unitPrice = slotPrice(slot, choice);
  const buyer = customers.find(({ fullName }) => fullName === captain);
  if (unitPrice === null || buyer === undefined) return [];
  const team = answers.map((answer, index) => {
    const player = players[index] ?? '';
    const email = `${slug(player)}.${slug(name)}@example.test`;
    return { name: player, email, isStriker: index === 0, state: PlayerState[answer] };
  });
  return [
    {
      ...{ ...choice, slot, seats: 1, unitPrice, locale },
      fate: isUnpaid ? 'waiting' : 'confirmed',
      placedAt: later(now, isUnpaid ? -msPerMinute : -5 * msPerDay),
      buyer: { ...buyer, isMember: false },
      team: { name, players: team },
    },
  ];
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
