import { describe, expect, test } from 'vitest';
import { easter, holidays } from './index.ts';

const daysOf = (province: Parameters<typeof holidays>[0], year: number): string[] =>
  holidays(province, `${year}-01-01`, `${year}-12-31`).map(({ day }) => day.slice(5));

describe('the holidays of a province', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('follow Easter, which in %i is on %s', (year, day) => {
    expect(easter(year)).toBe(day);
  });

  // The dates that the provinces publish.
  test.each([
    ['ON', 2024, ['01-01', '02-19', '03-29', '05-20', '07-01', '09-02', '10-14', '12-25', '12-26']],
    ['ON', 2025, ['01-01', '02-17', '04-18', '05-19', '07-01', '09-01', '10-13', '12-25', '12-26']],
    ['ON', 2026, ['01-01', '02-16', '04-03', '05-18', '07-01', '09-07', '10-12', '12-25', '12-26']],
    ['BC', 2026, ['01-01', '02-16', '04-03', '05-18', '07-01', '08-03', '09-07', '09-30', '10-12', '11-11', '12-25']],
    ['QC', 2025, ['01-01', '04-18', '05-19', '06-24', '07-01', '09-01', '10-13', '12-25']],
    ['NS', 2024, ['01-01', '02-19', '03-29', '07-01', '09-02', '12-25']],
    ['NL', 2026, ['01-01', '04-03', '07-01', '09-07', '11-11', '12-25']],
    ['YT', 2026, ['01-01', '04-03', '05-18', '06-21', '07-01', '08-17', '09-07', '09-30', '10-12', '11-11', '12-25']],
  ] as const)('%s in %i', (province, year, days) => {
    expect(daysOf(province, year)).toEqual(days);
  });

  test('are those from one day to another, over the end of a year, in both languages', () => {
    expect(holidays('QC', '2026-12-25', '2027-01-01')).toEqual([
      { day: '2026-12-25', name: { en: 'Christmas Day', fr: 'Noël' } },
      { day: '2027-01-01', name: { en: 'New Year’s Day', fr: 'Jour de l’An' } },
    ]);
    expect(holidays('QC', '2026-12-26', '2026-12-31')).toEqual([]);
  });

  test('begin in the year of their law', () => {
    expect(daysOf('MB', 2023)).not.toContain('09-30');
    expect(daysOf('MB', 2024)).toContain('09-30');
  });
});
