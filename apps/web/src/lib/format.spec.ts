import { describe, expect, it } from 'vitest';
import { formatOfficeShortDate, formatOfficeShortDateTime } from './format';
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
