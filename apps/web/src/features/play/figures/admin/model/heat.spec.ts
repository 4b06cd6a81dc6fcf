import { expect, test } from 'vitest';
import { presetDays, rangeOf } from './filters';
import { heatRows, shareOf, stepOf } from './heat';

test('an hour without slots is empty, and one that offers nothing has no share', () => {
  const at = (weekday: 1 | 2, hour: number) => ({ weekday, hour, slots: 1, offered: 10, taken: 5 });
  const rows = heatRows([at(1, 18), at(2, 20)]);
  expect(rows.map(({ hour }) => hour)).toEqual([18, 19, 20]);
  expect(rows.map(({ cell }) => [cell(1)?.taken, cell(2)?.taken])).toEqual([
    [5, undefined],
    [undefined, undefined],
    [undefined, 5],
  ]);
  expect(heatRows([])).toEqual([]);
  expect(shareOf({ offered: 0, taken: 0 })).toBeNull();
  expect(shareOf({ offered: 8, taken: 0 })).toBe(0);
});

test('a colour means a fifth, and full is the last of them', () => {
  expect([0, 0.19, 0.2, 0.5, 0.99, 1].map(stepOf)).toEqual([0, 0, 1, 2, 4, 4]);
});

test('days are those of the address, else the last thirty', () => {
  expect(presetDays(7, '2026-11-23')).toEqual({ from: '2026-11-17', to: '2026-11-23' });
  expect(presetDays(-30, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-12-22' });
  expect(rangeOf({ from: '2026-01-01', to: '2026-01-31' })).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  for (const given of [{ from: '2026-02-01', to: '2026-01-01' }, { from: '2026-01-01' }, {}]) {
    expect(rangeOf(given)).toEqual(presetDays(30));
  }
});
