import { expect, it } from 'vitest';
import { stockStateOf } from './stock-state';

it.each([
  [6, 'plenty'],
  [5, 'few'],
  [1, 'few'],
  [0, 'soldOut'],
] as const)('%i pieces are %s', (stockQty, state) => {
  expect(stockStateOf({ isActive: true, stockQty })).toBe(state);
});

it('what is not active is not available, whatever its stock', () => {
  expect(stockStateOf({ isActive: false, stockQty: 9 })).toBe('notAvailable');
});
