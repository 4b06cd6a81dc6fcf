import { dayStart } from './organisation-day.js';

describe('a day of the organisation', () => {
  it.each([
    ['2026-01-15', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', '2026-07-15T04:00:00.000Z'],
    // The clock changes later on these days.
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(dayStart(day).toISOString()).toBe(instant);
  });

  it('ends where the next one begins, also when it has 23 or 25 hours', () => {
    expect(dayStart('2026-03-08', 1)).toEqual(dayStart('2026-03-09'));
    expect(dayStart('2026-11-01', 1)).toEqual(dayStart('2026-11-02'));
    expect(dayStart('2026-12-31', 1)).toEqual(dayStart('2027-01-01'));
  });
});
