import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, ownToday, todayAt, weekOf, weeksOfMonth } from './calendar';

describe('the calendar of slots', () => {
  it('counts its weeks from today, across the end of a year', () => {
    expect(weekOf('2026-12-30', '2026-12-30')).toEqual(weekOf('2027-01-05', '2026-12-30'));
    expect(weekOf('2027-01-06', '2026-12-30')[0]).toBe('2027-01-06');
    expect(weekOf('2026-12-29', '2026-12-30')[0]).toBe('2026-12-23');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('has the weeks that a month touches, and no more than the server answers at once', () => {
    expect(weeksOfMonth('2026-11-15').flat()).toHaveLength(42);
    expect(weeksOfMonth('2027-02-10').flat()).toHaveLength(28);
    expect(weeksOfMonth('2026-12-24')[0]?.[0]).toBe('2026-11-30');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-01');
  });

  it('ignores an invalid day in the address', () => {
    expect([dayOf('2026-02-30'), dayOf('next week'), dayOf(null), dayOf('2026-02-28')]).toEqual([
      ...[null, null, null],
      '2026-02-28',
    ]);
    expect(ownToday(new Date(2026, 0, 5, 23))).toBe('2026-01-05');
  });
});

it('knows which day it is at a place by its offset', () => {
  const now = Date.parse('2026-11-28T02:00:00Z');
  expect([todayAt('-03:30', now), todayAt('-08:00', now), todayAt('+00:00', now)]).toEqual([
    '2026-11-27',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(todayAt('-03:30', Date.parse('2026-11-28T03:30:00Z'))).toBe('2026-11-28');
});
