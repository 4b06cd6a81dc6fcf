import { describe, expect, it } from 'vitest';
import {
  formatKm,
  formatOfficeDate,
  formatOfficeShortDate,
  formatOfficeShortDateTime,
  inQuebecStyle,
  lastInstant,
} from './format';
import { formatShortWallDay } from './wall-time';

const now = new Date('2026-11-23T12:00:00Z');

describe('dates in a list', () => {
  it('leave out the current year, and name every other one', () => {
    expect(formatOfficeShortDate('2026-11-22T23:00:00Z', 'en', now)).toBe('Nov 22');
    expect(formatOfficeShortDate('2025-12-31T12:00:00Z', 'en', now)).toBe('Dec 31, 2025');
    expect(formatShortWallDay('2026-11-27T18:00', 'en', now)).toBe('Fri, Nov 27');
    expect(formatShortWallDay('2027-01-02T18:00', 'en', now)).toBe('Sat, Jan 2, 2027');
  });

  it('count their days and years on the organisation’s calendar', () => {
    expect(formatOfficeShortDate('2027-01-01T02:00:00Z', 'en', now)).toBe('Dec 31');
    expect(formatOfficeShortDateTime('2026-11-23T04:30:00Z', 'en', now)).toMatch(/^Nov 22, 11:30\sp\.m\.$/);
    expect(formatOfficeShortDateTime('2026-11-23T04:30:00Z', 'fr', now)).toMatch(/^22 nov\., 23\sh\s30$/);
  });
});

it.each([
  ['8 septembre 2026 à 04 h 55 HAE', '8 septembre 2026 à 4\u00a0h\u00a055 HAE'],
  ['26 novembre 2026 à 10 h 05', '26 novembre 2026 à 10\u00a0h\u00a005'],
  ['1 janv., 00 h 30', '1 janv., 0\u00a0h\u00a030'],
  ['September 8, 2026 at 4:55 a.m.', 'September 8, 2026 at 4:55 a.m.'],
])('a time stays on one line, without a leading zero: %s', (text, expected) => {
  expect(inQuebecStyle(text)).toBe(expected);
});

it('an end at midnight belongs to the day before', () => {
  expect(formatOfficeDate(lastInstant('2027-01-01T05:00:00Z'), 'en')).toBe('December 31, 2026');
  expect(formatOfficeDate(lastInstant('2027-01-01T17:00:00Z'), 'en')).toBe('January 1, 2027');
});

it('a place in the visitor’s own city is at 1 km', () => {
  expect([0, 0.4, 1.6, 3671].map((km) => formatKm(km, 'en'))).toEqual(['1', '1', '2', '3,671']);
});
