import { expect, test } from 'vitest';
import { addDays, daysBetween, mondayOf, weekdayOf } from './days.ts';

test('days are counted over months, years and leap days, forwards and backwards', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  // A day with only 23 hours in some zone counts as a full day.
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  expect(daysBetween('2026-11-20', '2027-11-20')).toBe(365);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});

test('every day has a weekday, before and after the Monday from which weekdays are counted', () => {
  expect(['2026-11-22', '2026-11-23', '2023-12-31', '1999-12-31'].map(weekdayOf)).toEqual([7, 1, 7, 5]);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
});

test('what is no day is none', () => {
  expect(() => addDays('2026-13-01', 1)).toThrow(RangeError);
  expect(daysBetween('2026-11-20', 'tomorrow')).toBeNaN();
});
