import { expect, it } from 'vitest';
import { choiceOf, choiceSearch, latestQuarters } from './report-periods';

it('offers the current quarter and the four before it', () => {
  expect(latestQuarters('2026-11-27').map(({ year, quarter }) => `Q${quarter} ${year}`)).toEqual([
    'Q4 2026',
    'Q3 2026',
    'Q2 2026',
    'Q1 2026',
    'Q4 2025',
  ]);
});

it('opens with the taxes of the quarter that ended last, and keeps the choice in the address', () => {
  const usual = choiceOf(new URLSearchParams(), '2026-11-27');
  expect(usual).toEqual({ report: 'taxes', compare: 'previous', from: '2026-07-01', to: '2026-09-30' });
  const chosen = { ...usual, report: 'coaches', compare: 'year', from: '2026-01-01', to: '2026-01-31' } as const;
  expect(choiceOf(new URLSearchParams(choiceSearch(chosen)), '2026-11-27')).toEqual(chosen);
  expect(choiceOf(new URLSearchParams('report=secrets&from=2026-02-01&to=2026-01-01&compare=x'), '2026-11-27')).toEqual(
    usual,
  );
});
