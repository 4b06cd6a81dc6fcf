import type { ArenaSlotWire, SlotPrices, SlotWire, TierPrices } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { offsetAt, offsetText } from '@dronesoccer/domain/calendar';
import { fullNameOf } from '../../people/users/index.js';
import { presentLocation } from '../../places/locations/index.js';
import type { ArenaSlotRow, SlotCents, SlotCoachRow, SlotRow, TierCents } from './slots.queries.js';

const dollarsOf = (cents: number | null): number | null => (cents === null ? null : toDollars(cents));
const presentTier = ({ standard, premium }: TierCents): TierPrices => ({
  standard: dollarsOf(standard),
  premium: dollarsOf(premium),
});
const presentPrices = ({ guest, member, full }: SlotCents): SlotPrices => ({
  guest: presentTier(guest),
  member: presentTier(member),
  full: presentTier(full),
});

/** Returns the first name and the initial of the last name: `Ari T.` */
export function publicCoachName({ firstName, lastName }: Pick<SlotCoachRow, 'firstName' | 'lastName'>): string {
  const [initial] = lastName.trim();
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

export const presentCoachNames = ({ coaches }: Pick<SlotRow, 'coaches'>): string[] => coaches.map(fullNameOf);

export function presentSlot(row: SlotRow): SlotWire {
  const startsAt = new Date(row.startsAt);
  return {
    id: row.id,
    arenaId: row.arenaId,
    type: row.type,
    class: row.class,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    localStart: row.localStart,
    localEnd: row.localEnd,
    offset: offsetText(offsetAt(row.timeZone, startsAt)),
    timeZone: row.timeZone,
    capacity: row.capacity,
    seatsLeft: row.capacity - row.taken,
    isFullFree: row.taken === 0,
    prices: presentPrices(row.prices),
    state: row.state,
    coaches: row.coaches.filter(({ isNamed }) => isNamed).map(publicCoachName),
    ...(row.offersMembership && { offersMembership: true }),
  };
}

export function presentArenaSlot({ arena, distanceKm = null, ...row }: ArenaSlotRow): ArenaSlotWire {
  return {
    ...presentSlot(row),
    arena: {
      id: arena.id,
      name: arena.name,
      cover: arena.cover,
      tiers: arena.tiers,
      location: presentLocation(arena.place),
    },
    // Round to the metre; more digits would be noise.
    ...(distanceKm !== null && { distanceKm: Math.round(distanceKm * 1_000) / 1_000 }),
  };
}
