import { SlotType, type SlotPrices } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { isOffered, occurrences, overlappingTimes, slotProblems } from './slot-plans.ts';

const none: SlotPrices = {
  guest: { standard: null, premium: null },
  member: { standard: null, premium: null },
  full: { standard: null, premium: null },
};

describe('weekly times', () => {
  test('occur from one day to another, but for the days left out, in the order of their start', () => {
    const times = [
      { day: 1, start: '18:00', minutes: 60 },
      { day: 1, start: '09:30', minutes: 90 },
      { day: 3, start: '23:30', minutes: 60 },
    ] as const;
    const found = occurrences(times, { from: '2026-11-23', to: '2026-12-02', without: new Set(['2026-11-30']) });
    expect(found.map(({ index, localStart, localEnd }) => [index, localStart, localEnd])).toEqual([
      [1, '2026-11-23T09:30', '2026-11-23T11:00'],
      [0, '2026-11-23T18:00', '2026-11-23T19:00'],
      [2, '2026-11-25T23:30', '2026-11-26T00:30'],
      [2, '2026-12-02T23:30', '2026-12-03T00:30'],
    ]);
    expect(occurrences(times, { from: '2026-12-02', to: '2026-12-01', without: new Set() })).toEqual([]);
  });

  test('overlap over midnight, and from Sunday to Monday, but may follow each other', () => {
    const at = (day: 1 | 2 | 7, start: string, minutes: number) => ({ day, start, minutes });
    expect(overlappingTimes([at(1, '09:00', 60), at(1, '10:00', 60), at(2, '09:00', 60)])).toEqual([]);
    expect(overlappingTimes([at(1, '09:00', 61), at(1, '10:00', 60)])).toEqual([1]);
    expect(overlappingTimes([at(1, '23:00', 120), at(2, '00:30', 30)])).toEqual([1]);
    expect(overlappingTimes([at(1, '00:30', 30), at(7, '23:00', 120)])).toEqual([1]);
  });
});

describe('a slot’s terms', () => {
  test('need a price that its type sells by; 0 is one', () => {
    const guest = { ...none, guest: { standard: 0, premium: null } };
    expect(isOffered({ type: SlotType.GUEST, prices: guest })).toBe(true);
    expect(isOffered({ type: SlotType.MEMBER, prices: guest })).toBe(false);
    const member = { ...none, member: { standard: null, premium: 30 } };
    expect(isOffered({ type: SlotType.MEMBER, prices: member })).toBe(true);
    expect(isOffered({ type: SlotType.TOURNAMENT, prices: member })).toBe(false);
    expect(isOffered({ type: SlotType.TOURNAMENT, prices: { ...none, full: { standard: 100, premium: null } } })).toBe(
      true,
    );
  });

  test('end after they start, and within a day', () => {
    const problems = (localEnd: string) =>
      slotProblems({ type: SlotType.GUEST, localStart: '2026-11-23T10:00', localEnd, prices: none });
    const price = { field: 'prices', problem: 'price' };
    expect(problems('2026-11-23T10:00')).toEqual([{ field: 'localEnd', problem: 'order' }, price]);
    expect(problems('2026-11-24T10:00')).toEqual([price]);
    expect(problems('2026-11-24T10:01')).toEqual([{ field: 'localEnd', problem: 'long' }, price]);
  });
});
