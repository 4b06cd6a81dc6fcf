import { OrderStatus } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { boardFilters, columnOf } from './board';

it('the board takes of the list’s filters those that hold for every column', () => {
  expect(boardFilters({ search: 'robin', status: OrderStatus.PAID, minTotal: 5, delivery: 2 })).toEqual({
    search: 'robin',
    delivery: 2,
  });
});

it('a small screen begins with the column where work waits', () => {
  expect(columnOf(null)).toBe(OrderStatus.PAID);
  expect(columnOf('4')).toBe(OrderStatus.SHIPPED);
  expect(columnOf('9')).toBe(OrderStatus.PAID);
});
