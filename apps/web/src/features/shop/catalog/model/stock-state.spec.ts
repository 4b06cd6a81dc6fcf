import { expect, it } from 'vitest';
import { stockStateOf } from './stock-state';

it.each([
  ['plenty', 'plenty'],
  ['low', 'few'],
  ['out', 'soldOut'],
] as const)('%s is %s', (stockLevel, state) => {
  expect(stockStateOf({ isActive: true, stockLevel })).toBe(state);
});

it('what is not active is not available, whatever its stock', () => {
  expect(stockStateOf({ isActive: false, stockLevel: 'plenty' })).toBe('notAvailable');
});
