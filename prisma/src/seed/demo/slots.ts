import { ArenaClass, SlotState, SlotType, type Weekday } from '@dronesoccer/contracts';
import { addDays, occurrences, type WeeklyTime, weekdayOf } from '@dronesoccer/domain';
import { dayAt, holidays, placeSpan } from '@dronesoccer/domain/calendar';
import { stableId } from '../stable-id.ts';
import { arenaIdOf, demoArenas, type DemoArena } from './arenas.ts';
import { demoLocations } from './locations.ts';

/** Two months: two weeks of past slots, and the rest to book. */
const days = { before: 14, after: 46 };

const weekdays = (from: Weekday, to: Weekday): Weekday[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => from <= day && day <= to);
const daily = (on: readonly Weekday[], starts: readonly string[]): WeeklyTime[] =>
  on.flatMap((day) => starts.map((start) => ({ day, start, minutes: 75 })));

const evenings = daily(weekdays(2, 5), ['16:00', '17:30', '19:00', '20:30']);
const weekends = daily(weekdays(6, 7), ['09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00']);
/** These times are within the opening hours of the demo's arenas. */
const times: readonly WeeklyTime[] = [...evenings, ...weekends];

/** The standard and premium prices in cents. */
const prices = {
  [ArenaClass.CLASS_20]: { guest: [3_500, 4_900], member: [2_500, 3_500], full: [24_000, 32_000] },
  [ArenaClass.CLASS_40]: { guest: [4_500, 5_900], member: [3_200, 4_400], full: [36_000, 46_000] },
} as const;
const team = [15_000, 20_000] as const;
const notOffered = [null, null] as const;

/** Members have late evenings on Tuesdays and Thursdays; every fourth Saturday afternoon is a tournament. */
function typeOf(day: string, start: string, arena: number): SlotType {
  const weekday = weekdayOf(day);
  if ((weekday === 2 || weekday === 4) && start >= '19:00') return SlotType.MEMBER;
  const week = Math.floor(Date.parse(day) / (7 * 86_400_000));
  return weekday === 6 && start === '14:00' && week % 4 === arena % 4 ? SlotType.TOURNAMENT : SlotType.GUEST;
}

function pricesOf(type: SlotType, arenaClass: ArenaClass): Record<string, number | null> {
  const { guest, member, full } = prices[arenaClass];
  const [guests, members, all] = {
    [SlotType.GUEST]: [guest, member, full],
    [SlotType.MEMBER]: [notOffered, member, full],
    [SlotType.TOURNAMENT]: [notOffered, notOffered, team],
  }[type];
  return {
    guest_standard_cents: guests?.[0] ?? null,
    guest_premium_cents: guests?.[1] ?? null,
    member_standard_cents: members?.[0] ?? null,
    member_premium_cents: members?.[1] ?? null,
    full_standard_cents: all?.[0] ?? null,
    full_premium_cents: all?.[1] ?? null,
  };
}

/** Returns true for every fifth arena on the Wednesday after next, when its net is repaired. */
const isMended = (arena: number, day: string, today: string): boolean =>
  arena % 5 === 2 && weekdayOf(day) === 3 && day > addDays(today, 7) && day <= addDays(today, 14);

/**
 * Returns true for every fifth arena next Sunday evening: the arena is rented out, and its late slots were cancelled
 * before anyone had booked.
 */
const isCancelled = (arena: number, day: string, start: string, today: string): boolean =>
  arena % 5 === 3 && weekdayOf(day) === 7 && start >= '18:30' && day > today && day <= addDays(today, 7);

const HOUR_MS = 3_600_000;

function stateOf(arena: number, day: string, start: string, today: string): SlotState {
  if (isCancelled(arena, day, start, today)) return SlotState.CANCELLED;
  return isMended(arena, day, today) ? SlotState.CLOSED : SlotState.OPEN;
}

/**
 * Late Wednesday slots in Vancouver, starting a month from now, were planned when the province still changed its
 * clocks. They were planned in winter time, so they start an hour later than the local time now says, and they wait for
 * a decision.
 */
const msLate = (arena: DemoArena, day: string, start: string, today: string): number =>
  arena.key === 'vancouver-20' && weekdayOf(day) === 3 && start === '20:30' && day > addDays(today, 28) ? HOUR_MS : 0;

/** Returns the id of a demo slot, which is the same wherever the demo is seeded on the same day. */
const slotIdOf = (arenaKey: string, localStart: string): string => stableId(`slot/${arenaKey}/${localStart}`);

/** Returns the rows of an arena's slots for two months around today. */
function slotsOf(arena: DemoArena, index: number, now: Date): Record<string, unknown>[] {
  const place = demoLocations.find(({ key }) => key === arena.location);
  if (place === undefined) throw new Error(`${arena.key} is nowhere`);
  const today = dayAt(place.timeZone, now);
  const [from, to] = [addDays(today, -days.before), addDays(today, days.after)];
  const without = new Set(holidays(place.province, from, to).map(({ day }) => day));
  const planned = occurrences(times, { from, to, without });
  return planned.flatMap(({ day, localStart, localEnd }) => {
    const start = localStart.slice(11);
    const type = typeOf(day, start, index);
    // A tournament takes the whole afternoon.
    if (start === '15:30' && typeOf(day, '14:00', index) === SlotType.TOURNAMENT) return [];
    const isTournament = type === SlotType.TOURNAMENT;
    const span = placeSpan(place.timeZone, { localStart, localEnd: isTournament ? `${day}T16:45` : localEnd });
    const late = msLate(arena, day, start, today);
    return [
      {
        id: slotIdOf(arena.key, localStart),
        arena_id: arenaIdOf(arena.key),
        type,
        starts_at: new Date(span.startsAt.getTime() + late).toISOString(),
        ends_at: new Date(span.endsAt.getTime() + late).toISOString(),
        local_start: span.localStart,
        local_end: span.localEnd,
        time_zone: place.timeZone,
        capacity: isTournament ? 8 : arena.capacity,
        taken: 0,
        ...pricesOf(type, arena.class),
        state: stateOf(index, day, start, today),
        version: 1,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      },
    ];
  });
}

export const demoSlots = (now: Date): Record<string, unknown>[] =>
  demoArenas.flatMap((arena, index) => slotsOf(arena, index, now));
