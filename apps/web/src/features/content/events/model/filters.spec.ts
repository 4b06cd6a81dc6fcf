import { expect, it } from 'vitest';
import { daysOfMonth, eventListPath, monthsToChoose, parseEventFilters } from './filters';

const parsed = (search: string) => parseEventFilters(new URLSearchParams(search));

it('reads the filters in the address, and ignores invalid ones', () => {
  expect(parsed('province=MB&month=2027-02')).toEqual({ province: 'MB', month: '2027-02' });
  for (const search of ['', 'province=mb&month=2027-13', 'province=XX&month=2027-2', 'month=2027-02-01'])
    expect(parsed(search)).toEqual({ province: null, month: null });
});

it('writes the same filters into the address of each page of the list', () => {
  expect(eventListPath({ province: null, month: null })).toBe('/event');
  expect(eventListPath({ province: 'QC', month: '2027-02' })).toBe('/event?province=QC&month=2027-02');
  expect(eventListPath({ province: null, month: '2027-02' }, 2)).toBe('/event?month=2027-02&page=2');
});

it('a month lasts from its first to its last day', () => {
  expect(daysOfMonth('2027-02')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfMonth('2027-12')).toEqual({ from: '2027-12-01', to: '2027-12-31' });
});

it('offers the next twelve months, and the chosen one wherever it is', () => {
  const november = new Date(2026, 10, 30, 23, 59);
  const next = monthsToChoose(november, null);
  expect(next).toHaveLength(12);
  expect([next[0], next[2], next[11]]).toEqual(['2026-11', '2027-01', '2027-10']);
  expect(monthsToChoose(november, '2027-01')).toEqual(next);
  expect(monthsToChoose(november, '2026-03')).toEqual(['2026-03', ...next]);
  expect(monthsToChoose(null, '2026-12')).toEqual(['2026-12']);
});
