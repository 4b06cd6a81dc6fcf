import { expect, it } from 'vitest';
import { weekNumber } from './week-number';

it('a week begins on Monday', () => {
  const of = (day: string) => weekNumber(Date.parse(`${day}T00:00Z`));
  const monday = of('2026-11-23');
  expect([of('2026-11-22'), of('2026-11-29'), of('2026-11-30')]).toEqual([monday - 1, monday, monday + 1]);
});
