import type { OpeningHours } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { withSame } from '@/features/common/admin/week';
import { emptyWeek, hoursOf, nextPeriod, weekOf, weekProblems } from './week';

const hours: OpeningHours[] = [
  { day: 1, opens: '09:00', closes: '12:00' },
  { day: 1, opens: '13:30', closes: '24:00' },
  { day: 6, opens: '10:00', closes: '16:00' },
];

describe('a week of opening hours', () => {
  it('is in the form what it is on the wire, and midnight at its end is 00:00 there', () => {
    const week = weekOf([...hours].reverse());
    expect(week[1]).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '13:30', closes: '00:00' },
    ]);
    expect(week[2]).toEqual([]);
    expect(hoursOf(week)).toEqual(hours);
    expect(hoursOf(emptyWeek)).toEqual([]);
  });

  it('gives one day’s hours to others, which then change on their own', () => {
    const week = withSame(weekOf(hours), 1, [1, 2, 3, 4, 5]);
    expect(week[5]).toEqual(week[1]);
    expect(week[5]).not.toBe(week[1]);
    expect(week[6]).toEqual([{ opens: '10:00', closes: '16:00' }]);
    expect(withSame(weekOf(hours), 7, [6])[6]).toEqual([]);
  });

  it('opens with usual hours, and leaves the second period to be typed', () => {
    expect(weekProblems({ ...emptyWeek, 1: [nextPeriod([])] })).toEqual([]);
    expect(nextPeriod([nextPeriod([])])).toEqual({ opens: '', closes: '' });
  });

  it('says which period of which day is wrong, and how', () => {
    const week = {
      ...emptyWeek,
      1: [
        { opens: '09:00', closes: '12:00' },
        { opens: '11:00', closes: '15:00' },
      ],
      2: [
        { opens: '', closes: '12:00' },
        { opens: '17:00', closes: '16:00' },
      ],
      3: [{ opens: '20:00', closes: '00:00' }],
    };
    expect(weekProblems(week)).toEqual([
      { day: 2, place: 0, problem: 'incomplete' },
      { day: 1, place: 1, problem: 'overlap' },
      { day: 2, place: 1, problem: 'order' },
    ]);
  });
});
