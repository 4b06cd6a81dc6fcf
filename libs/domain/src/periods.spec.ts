import { expect, test } from 'vitest';
import { comparedPeriod, monthStarts, quarterOf } from './periods.ts';

test('a quarter is compared with the quarter before it, and with that of the year before', () => {
  const third = { from: '2026-07-01', to: '2026-09-30' };
  expect(comparedPeriod(third, 'previous')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(comparedPeriod(third, 'year')).toEqual({ from: '2025-07-01', to: '2025-09-30' });
  expect(comparedPeriod(third, 'none')).toBeNull();
  expect(comparedPeriod({ from: '2027-01-01', to: '2027-03-31' }, 'previous')).toEqual({
    from: '2026-10-01',
    to: '2026-12-31',
  });
});

test('other days are compared with as many days, and February of a leap year with a whole February', () => {
  expect(comparedPeriod({ from: '2026-03-03', to: '2026-03-09' }, 'previous')).toEqual({
    from: '2026-02-24',
    to: '2026-03-02',
  });
  expect(comparedPeriod({ from: '2028-02-01', to: '2028-02-29' }, 'year')).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(comparedPeriod({ from: '2027-02-01', to: '2027-02-28' }, 'previous')).toEqual({
    from: '2027-01-01',
    to: '2027-01-31',
  });
  expect(comparedPeriod({ from: '2028-02-29', to: '2028-03-05' }, 'year')).toEqual({
    from: '2027-02-28',
    to: '2027-03-05',
  });
  expect(comparedPeriod({ from: '2029-02-01', to: '2029-02-28' }, 'year')).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

test('quarters follow one another over the turn of a year', () => {
  expect(quarterOf('2026-08-31')).toEqual({ year: 2026, quarter: 3, from: '2026-07-01', to: '2026-09-30' });
  expect(quarterOf('2026-01-15', -1)).toEqual({ year: 2025, quarter: 4, from: '2025-10-01', to: '2025-12-31' });
  expect(quarterOf('2026-12-31', 1)).toMatchObject({ year: 2027, quarter: 1, to: '2027-03-31' });
});

test('the months of a period begin with the period', () => {
  expect(monthStarts({ from: '2026-11-20', to: '2027-01-02' })).toEqual(['2026-11-20', '2026-12-01', '2027-01-01']);
  expect(monthStarts({ from: '2026-11-01', to: '2026-11-30' })).toEqual(['2026-11-01']);
});
