import { SlotState, SlotType } from '@dronesoccer/contracts';
import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import { givenArena } from './arenas.ts';
import { insertRow, newRowId, type Queryable } from './rows.ts';

export interface GivenSlot {
  id: string;
  arenaId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Cents; null means not offered. */
interface SlotPriceOptions {
  guestStandard?: number | null;
  guestPremium?: number | null;
  memberStandard?: number | null;
  memberPremium?: number | null;
  fullStandard?: number | null;
  fullPremium?: number | null;
}

interface SlotOptions {
  /** Default: a new arena in Vancouver. */
  arenaId?: string;
  type?: SlotType;
  /** Default: in thirty days. */
  startsAt?: Date;
  minutes?: number;
  /** The minutes from UTC at the place, used to compute its wall time. Default: Vancouver's offset. */
  offset?: number;
  timeZone?: string;
  capacity?: number;
  taken?: number;
  state?: SlotState;
  prices?: SlotPriceOptions;
}

const inDays = (days: number): Date => {
  return new Date(Math.floor(Date.now() / msPerHour) * msPerHour + days * msPerDay);
};

/**
 * Inserts an open slot with ten seats, in a month and an hour long, with prices for guests, members and the whole
 * arena.
 */
export async function givenSlot(db: Queryable, options: SlotOptions = {}): Promise<GivenSlot> {
  const id = newRowId();
  const arenaId = options.arenaId ?? (await givenArena(db)).id;
  const startsAt = options.startsAt ?? inDays(30);
  const endsAt = new Date(startsAt.getTime() + (options.minutes ?? 60) * msPerMinute);
  const offset = options.offset ?? -7 * 60;
  const wall = (at: Date): string => new Date(at.getTime() + offset * msPerMinute).toISOString().slice(0, 16);
  const prices = options.prices ?? {};
  const cents = (chosen: number | null | undefined, byDefault: number): number | null =>
    chosen === undefined ? byDefault : chosen;
  await insertRow(db, 'class_slots', {
    id,
    arena_id: arenaId,
    type: options.type ?? SlotType.GUEST,
    starts_at: startsAt,
    ends_at: endsAt,
    local_start: wall(startsAt),
    local_end: wall(endsAt),
    time_zone: options.timeZone ?? 'America/Vancouver',
    capacity: options.capacity ?? 10,
    taken: options.taken ?? 0,
    guest_standard_cents: cents(prices.guestStandard, 4_000),
    guest_premium_cents: cents(prices.guestPremium, 6_000),
    member_standard_cents: cents(prices.memberStandard, 3_000),
    member_premium_cents: cents(prices.memberPremium, 4_500),
    full_standard_cents: cents(prices.fullStandard, 30_000),
    full_premium_cents: cents(prices.fullPremium, 45_000),
    state: options.state ?? SlotState.OPEN,
  });
  return { id, arenaId, startsAt, endsAt };
}
