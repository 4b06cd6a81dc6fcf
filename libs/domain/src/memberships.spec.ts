import { expect, test } from 'vitest';
import { isMinorOn, membershipTerm } from './memberships.ts';
import { membershipEnds } from './calendar/index.ts';

test('a membership lasts until the same day of the next year, and a renewal continues it', () => {
  expect(membershipTerm('2026-11-27', null)).toEqual({ firstDay: '2026-11-27', lastDay: '2027-11-27' });
  expect(membershipTerm('2026-11-27', '2026-12-05')).toEqual({ firstDay: '2026-12-06', lastDay: '2027-12-05' });
  expect(membershipTerm('2026-12-10', '2026-12-05')).toEqual({ firstDay: '2026-12-06', lastDay: '2027-12-05' });
  expect(() => membershipTerm('2026-13-01', null)).toThrow(RangeError);
});

test('29 February becomes 28 February in a year without it', () => {
  expect(membershipTerm('2028-02-29', null).lastDay).toBe('2029-02-28');
  expect(membershipTerm('2029-02-01', '2029-02-28').lastDay).toBe('2030-02-28');
  expect(membershipTerm('2027-02-28', null).lastDay).toBe('2028-02-28');
});

test('a person is a minor until the day before the 18th birthday', () => {
  expect(isMinorOn('2010-03-05', '2028-03-04')).toBe(true);
  expect(isMinorOn('2010-03-05', '2028-03-05')).toBe(false);
  expect(isMinorOn('2008-02-29', '2026-02-28')).toBe(true);
  expect(isMinorOn('2008-02-29', '2026-03-01')).toBe(false);
});

test('a birth date in the future makes no minor', () => {
  expect(isMinorOn('2027-01-01', '2026-11-27')).toBe(false);
  expect(isMinorOn('2026-11-27', '2026-11-27')).toBe(true);
});

test('a membership ends at midnight in its own zone, also on a day with a clock change', () => {
  const ends = (zone: string, lastDay: string) => membershipEnds({ timeZone: zone, lastDay });
  expect(ends('America/St_Johns', '2026-12-31').endsAt.toISOString()).toBe('2027-01-01T03:30:00.000Z');
  expect(ends('America/Vancouver', '2026-12-31').endsAt.toISOString()).toBe('2027-01-01T07:00:00.000Z');
  // The clocks of Toronto go back during 1 November 2026, so that day has 25 hours.
  expect(ends('America/Toronto', '2026-10-31').endsAt.toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(ends('America/Toronto', '2026-11-01').endsAt.toISOString()).toBe('2026-11-02T05:00:00.000Z');
  expect(ends('America/Toronto', '2026-10-31').graceEndsAt.toISOString()).toBe('2026-11-08T05:00:00.000Z');
});
