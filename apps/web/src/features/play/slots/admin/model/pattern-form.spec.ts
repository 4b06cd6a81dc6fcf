import { type OpeningHours, SlotType, weekdays } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { withSame } from '@/features/common/admin/week';
import {
  checkPattern,
  newPattern,
  nextTime,
  type PatternFormValues,
  patternFieldOf,
  type PatternWords,
  planOf,
  timeProblems,
  timesIn,
} from './pattern-form';

const empty = newPattern('a1', { from: '2026-12-01', to: '2026-12-31' });
const evening = { start: '18:00', end: '19:00' };
const withMonday = (times: { start: string; end: string }[]): PatternFormValues => ({
  ...empty,
  times: { ...empty.times, 1: times },
});
const words: PatternWords = {
  ...{
    arenaMissing: 'arena',
    arenasTooMany: 'arenas',
    timesMissing: 'none',
    timesTooMany: 'many',
    timesInvalid: 'times',
  },
  ...{
    dayMissing: 'day',
    toInvalid: 'to',
    tooLong: 'long',
    capacityInvalid: 'seats',
    priceTooHigh: 'price',
    priceMissing: 'no price',
  },
};
const free = { guestStandard: '0' };
const problemsOf = (changes: Partial<PatternFormValues>) =>
  checkPattern({ ...withMonday([evening]), ...free, ...changes }, words);

describe('the times of a week', () => {
  it('go on where the last one ended, as long as it was', () => {
    expect(nextTime([])).toEqual(evening);
    expect(nextTime([{ start: '18:00', end: '18:45' }])).toEqual({ start: '18:45', end: '19:30' });
    expect(nextTime([{ start: '23:00', end: '00:00' }])).toEqual({ start: '00:00', end: '01:00' });
  });

  it('are given from Monday to the days that were chosen, and only to them', () => {
    const { times } = withMonday([evening]);
    const given = withSame(times, 1, [1, 2, 3]);
    expect(weekdays.map((day) => given[day].length)).toEqual([1, 1, 1, 0, 0, 0, 0]);
    expect(given[2][0]).not.toBe(given[1][0]);
  });

  it('fill the opening hours, and no more than they hold', () => {
    const hours: OpeningHours[] = [
      { day: 1, opens: '09:00', closes: '11:30' },
      { day: 1, opens: '20:00', closes: '22:00' },
      { day: 6, opens: '22:00', closes: '24:00' },
    ];
    expect(timesIn(hours, 60)[1].map(({ start }) => start)).toEqual(['09:00', '10:00', '20:00', '21:00']);
    expect(timesIn(hours, 60)[6]).toEqual([
      { start: '22:00', end: '23:00' },
      { start: '23:00', end: '00:00' },
    ]);
    expect(timesIn(hours, 90)[1].map(({ end }) => end)).toEqual(['10:30', '21:30']);
  });

  it.each([
    ['incomplete', { start: '18:00', end: '' }],
    ['tooShort', { start: '18:00', end: '18:05' }],
    ['tooShort', { start: '18:00', end: '18:00' }],
    ['overlap', { start: '18:30', end: '19:30' }],
    ['overlap', { start: '17:00', end: '18:30' }],
    ['overlap', { start: '18:00', end: '18:30' }],
  ])('are %s', (problem, time) => {
    expect(timeProblems(withMonday([evening, time]).times)).toEqual([{ day: 1, place: 1, problem }]);
  });

  it('overlap from Sunday night to Monday morning too', () => {
    const times = { ...withMonday([{ start: '00:30', end: '01:30' }]).times, 7: [{ start: '23:30', end: '01:00' }] };
    expect(timeProblems(times)).toEqual([{ day: 7, place: 0, problem: 'overlap' }]);
  });

  it('may follow each other at once', () => {
    expect(timeProblems(withMonday([evening, { start: '19:00', end: '20:00' }]).times)).toEqual([]);
  });
});

describe('a pattern', () => {
  it('needs an arena, a time, and days in their order', () => {
    expect(checkPattern(empty, words)).toEqual({ times: 'none', guestStandard: 'no price' });
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ arenaIds: [] })).toEqual({ arenaIds: 'arena' });
    expect(problemsOf({ to: '2026-11-30' })).toEqual({ to: 'to' });
    expect(problemsOf({ to: '2027-12-02' })).toEqual({ to: 'long' });
    expect(problemsOf({ to: '2027-12-01' })).toEqual({});
    expect(problemsOf({ capacity: '201' })).toEqual({ capacity: 'seats' });
    expect(problemsOf({ guestStandard: '100000.01' })).toEqual({ guestStandard: 'price' });
  });

  it('asks for what was typed; the seats of each arena where none were, and no price that its type does not have', () => {
    const typed = { ...withMonday([{ start: '23:00', end: '00:30' }]), type: String(SlotType.MEMBER) };
    expect(
      planOf({ ...typed, guestStandard: '10', memberStandard: '12,5', without: ['2026-12-07', '2027-01-04'] }),
    ).toEqual({
      arenaIds: ['a1'],
      type: SlotType.MEMBER,
      times: [{ day: 1, start: '23:00', minutes: 90 }],
      from: '2026-12-01',
      to: '2026-12-31',
      without: ['2026-12-07'],
      skipHolidays: true,
      capacity: null,
      prices: {
        guest: { standard: null, premium: null },
        member: { standard: 12.5, premium: null },
        full: { standard: null, premium: null },
      },
    });
  });

  it('shows what the server refused where it was typed', () => {
    expect(patternFieldOf('times.0.start')).toBe('times');
    expect(patternFieldOf('prices.full.premium')).toBe('fullPremium');
    expect(patternFieldOf('confirm')).toBeNull();
  });
});
