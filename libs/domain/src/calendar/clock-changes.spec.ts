import { describe, expect, test } from 'vitest';
import { addDays } from '../days.ts';
import { msPerHour } from '../durations.ts';
import { dayAt, daySpan, instantOf, membershipEnds, placeSpan, wallTime } from './index.ts';

/**
 * The hours of 8 March and of 1 November 2026. By the zone data, the three western zones keep their summer time from
 * 2026 on.
 */
const zones = [
  ['America/Vancouver', 23, 24],
  ['America/Edmonton', 23, 24],
  ['America/Winnipeg', 23, 24],
  ['America/Toronto', 23, 25],
  ['America/Halifax', 23, 25],
  ['America/St_Johns', 23, 25],
] as const;

const changes = zones.flatMap(([zone, march, november]) => [
  { zone, day: '2026-03-08', hours: march },
  { zone, day: '2026-11-01', hours: november },
]);

describe.each(changes)('$zone on $day', ({ zone, day, hours }) => {
  const between = (from: string, to: string): number =>
    (instantOf(zone, to).getTime() - instantOf(zone, from).getTime()) / msPerHour;

  test('a day sheet covers the whole day and no other', () => {
    const { from, to } = daySpan(zone, day, day);
    expect((to.getTime() - from.getTime()) / msPerHour).toBe(hours);
    expect(dayAt(zone, from)).toBe(day);
    expect(dayAt(zone, new Date(to.getTime() - 1))).toBe(day);
    expect(dayAt(zone, to)).toBe(addDays(day, 1));
  });

  test('a weekly repeat keeps its time on the wall and its length', () => {
    const week = 7 * 24;
    expect(between(`${addDays(day, -7)}T18:00`, `${day}T18:00`)).toBe(week + hours - 24);
    expect(between(`${day}T18:00`, `${addDays(day, 7)}T18:00`)).toBe(week);
    for (const each of [addDays(day, -7), day, addDays(day, 7)]) {
      const { startsAt, endsAt } = placeSpan(zone, { localStart: `${each}T18:00`, localEnd: `${each}T19:30` });
      expect(wallTime(zone, startsAt).slice(0, 16)).toBe(`${each}T18:00`);
      expect(endsAt.getTime() - startsAt.getTime()).toBe(1.5 * msPerHour);
    }
  });

  test('a reminder comes at nine o’clock on the day before and on the day itself', () => {
    for (const each of [addDays(day, -1), day]) {
      expect(wallTime(zone, instantOf(zone, `${each}T09:00`)).slice(0, 16)).toBe(`${each}T09:00`);
    }
    expect(between(`${addDays(day, -1)}T09:00`, `${day}T09:00`)).toBe(hours);
  });

  test('a member’s price ends with the last day, whether the clock changes on it or during the days of grace', () => {
    const { endsAt } = membershipEnds({ timeZone: zone, lastDay: day });
    expect(endsAt).toEqual(daySpan(zone, day, day).to);
    const { graceEndsAt } = membershipEnds({ timeZone: zone, lastDay: addDays(day, -3) });
    expect(wallTime(zone, graceEndsAt).slice(11, 16)).toBe('00:00');
  });
});
