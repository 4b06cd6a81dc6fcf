import { SlotState, SlotType, type Weekday } from '@dronesoccer/contracts';
import { addDays, msPerDay, msPerHour, occurrences, weekdayOf, type WeeklyTime } from '@dronesoccer/domain';
import { dayAt, holidays, placeSpan } from '@dronesoccer/domain/calendar';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { type DemoArena, demoArenas, teamPrices } from './places.ts';
import { later } from './times.ts';

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

/** Members have late evenings on Tuesdays and Thursdays; every fourth Saturday afternoon is a tournament. */
function typeOf(day: string, start: string, arena: number): SlotType {
  const weekday = weekdayOf(day);
  if ((weekday === 2 || weekday === 4) && start >= '19:00') return SlotType.MEMBER;
  const week = Math.floor(Date.parse(day) / (7 * msPerDay));
  return weekday === 6 && start === '14:00' && week % 4 === arena % 4 ? SlotType.TOURNAMENT : SlotType.GUEST;
}

/** A price that is missing is not offered. */
function pricesOf(type: SlotType, { prices: { guest, member, full } }: DemoArena) {
  const guests = type === SlotType.GUEST ? guest : [];
  const members = type === SlotType.TOURNAMENT ? [] : member;
  const all = type === SlotType.TOURNAMENT ? teamPrices : full;
  return {
    ...{ guestStandardCents: guests[0], guestPremiumCents: guests[1] },
    ...{ memberStandardCents: members[0], memberPremiumCents: members[1] },
    ...{ fullStandardCents: all[0], fullPremiumCents: all[1] },
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
  arena.key === 'vancouver-20' && weekdayOf(day) === 3 && start === '20:30' && day > addDays(today, 28) ? msPerHour : 0;

/** Returns the rows of an arena's slots for two months around today. */
function slotsOf(arena: DemoArena, index: number, now: Date): object[] {
  const { timeZone, province } = arena.place;
  const today = dayAt(timeZone, now);
  const [from, to] = [addDays(today, -days.before), addDays(today, days.after)];
  const without = new Set(holidays(province, from, to).map(({ day }) => day));
  return occurrences(times, { from, to, without }).flatMap(({ day, localStart, localEnd }) => {
    const start = localStart.slice(11);
    const type = typeOf(day, start, index);
    const isTournament = type === SlotType.TOURNAMENT;
    // A tournament takes the whole afternoon.
    if (start === '15:30' && typeOf(day, '14:00', index) === SlotType.TOURNAMENT) return [];
    const span = placeSpan(timeZone, { localStart, localEnd: isTournament ? `${day}T16:45` : localEnd });
    const late = msLate(arena, day, start, today);
    return [
      {
        // The id is the same wherever the demo is seeded on the same day.
        id: stableId(`slot/${arena.key}/${localStart}`),
        ...{ arenaId: arena.id, type, timeZone, localStart: span.localStart, localEnd: span.localEnd },
        ...{ startsAt: later(span.startsAt, late), endsAt: later(span.endsAt, late) },
        ...{ capacity: isTournament ? 8 : arena.capacity, taken: 0, ...pricesOf(type, arena) },
        ...{ state: stateOf(index, day, start, today), version: 1, createdAt: now, updatedAt: now },
      },
    ];
  });
}

export const demoSlots = (now: Date): object[] => demoArenas.flatMap((arena, index) => slotsOf(arena, index, now));

export const seedSlots = (client: pg.Client, now: Date): Promise<void> =>
  insertMissing(client, { class_slots: demoSlots(now) });
