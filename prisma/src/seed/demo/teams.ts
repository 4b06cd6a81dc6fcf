import { BookingMode, BookingUserType, PackageTier, PlayerState, SlotType } from '@dronesoccer/contracts';
import { slotPrice } from '@dronesoccer/domain';
import type { BookingPlan, DemoSlot } from './booking-plans.ts';

interface DemoPlayer {
  readonly name: string;
  readonly email: string;
  readonly isStriker: boolean;
  readonly state: PlayerState;
}

/** A tournament team, as its booking names it. */
export interface DemoTeam {
  readonly name: string;
  readonly players: readonly DemoPlayer[];
}

const DAY_MS = 86_400_000;
const { INVITED, CONFIRMED, DECLINED } = PlayerState;

const people = ['Alex Roy', 'Billie Côté', 'Charlie Wong', 'Devon Singh', 'Emery Olsen'] as const;

interface Entry {
  name: string;
  captain: readonly [fullName: string, email: string];
  /** Each player's answer, the striker's first. */
  answers: readonly PlayerState[];
  locale?: 'en' | 'fr';
  isUnpaid?: boolean;
}

/**
 * Two tournaments with teams that are complete, waiting for answers, missing a player, without named players, or
 * unpaid.
 */
const tournaments: readonly (readonly Entry[])[] = [
  [
    {
      name: 'Northern Owls',
      captain: ['Ari Tremblay', 'ari.tremblay@example.test'],
      answers: [CONFIRMED, CONFIRMED, CONFIRMED, CONFIRMED, INVITED],
    },
    {
      name: 'Harfangs de Laval',
      captain: ['Jules Côté', 'jules.cote@example.test'],
      answers: [CONFIRMED, CONFIRMED, DECLINED, INVITED],
      locale: 'fr',
    },
    { name: 'Rotor Riot', captain: ['Mei Chen', 'mei.chen@example.test'], answers: [INVITED, INVITED, INVITED] },
    {
      name: 'Prop Wash',
      captain: ['Sam Roy', 'sam.roy@example.test'],
      answers: [INVITED, INVITED, INVITED, INVITED],
      isUnpaid: true,
    },
  ],
  [
    {
      name: 'Prairie Hawks',
      captain: ['Priya Singh', 'priya.singh@example.test'],
      answers: [CONFIRMED, CONFIRMED, CONFIRMED],
    },
    { name: 'Late Starters', captain: ['Luca Bouchard', 'luca.bouchard@example.test'], answers: [] },
  ],
];

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

/** Returns the entries of the first tournaments that are at least three days away. */
export function teamPlans(slots: readonly DemoSlot[], now: Date): BookingPlan[] {
  const coming = slots.filter(
    ({ type, startsAt }) => type === SlotType.TOURNAMENT && startsAt.getTime() > now.getTime() + 3 * DAY_MS,
  );
  return tournaments.flatMap((entries, index) => {
    const slot = coming[index];
    return slot === undefined ? [] : entries.flatMap((entry) => planOf(slot, entry, now));
  });
}

function planOf(
  slot: DemoSlot,
  { name, captain, answers, locale = 'en', isUnpaid = false }: Entry,
  now: Date,
): BookingPlan[] {
  const choice = { mode: BookingMode.SHARED, tier: PackageTier.STANDARD, userType: BookingUserType.GUEST };
  const unitPrice = slotPrice(slot, choice);
  if (unitPrice === null) return [];
  const [fullName, email] = captain;
  const players = answers.map((state, index) => {
    const player = people[index] ?? people[0];
    return { name: player, email: `${slug(player)}.${slug(name)}@example.test`, isStriker: index === 0, state };
  });
  return [
    {
      ...{ ...choice, slot, seats: 1, unitPrice, locale },
      fate: isUnpaid ? 'waiting' : 'confirmed',
      placedAt: new Date(now.getTime() - (isUnpaid ? 60_000 : 5 * DAY_MS)),
      buyer: { email, fullName, isMember: false },
      team: { name, players },
    },
  ];
}
