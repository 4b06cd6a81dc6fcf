import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { shownSignatures, waiverLastDay, waiversValidSince } from './waivers.ts';

test('a waiver lasts until the same day of the next year, and from 29 February until 28 February', () => {
  expect(waiverLastDay(new Date('2026-11-27T00:00:00Z'))).toBe('2027-11-27');
  expect(waiverLastDay(new Date('2028-02-29T23:59:59Z'))).toBe('2029-02-28');
  expect(waiverLastDay(new Date('2027-02-28T12:00:00Z'))).toBe('2028-02-28');
});

test('a waiver is valid until its last day has ended in Vancouver', () => {
  const signed = new Date('2026-11-27T23:00:00Z');
  expect(waiversValidSince(new Date('2027-11-28T07:59:59Z')) <= signed).toBe(true);
  expect(waiversValidSince(new Date('2027-11-28T08:00:00Z')) <= signed).toBe(false);
});

test('on each day of nine years, a signature is valid up to its last day and no longer', () => {
  for (let day = '2026-01-01'; day < '2035-01-01'; day = addDays(day, 1)) {
    const signed = new Date(`${day}T00:00:00Z`);
    const lastDay = waiverLastDay(signed);
    expect(waiversValidSince(new Date(`${lastDay}T20:00:00Z`)) <= signed).toBe(true);
    expect(waiversValidSince(new Date(`${addDays(lastDay, 1)}T20:00:00Z`)) <= signed).toBe(false);
  }
});

test('the booker and the guests of a whole arena never read more signatures than places', () => {
  const shown = [3, 8, 12].map((signed) => shownSignatures({ signed, places: 8 }));
  expect(shown).toEqual([3, 8, 8]);
});
