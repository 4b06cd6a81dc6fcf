import { type CallQuery, OrderStatus } from '@dronesoccer/contracts';
import { boardFilterNames, type OrderFilters } from './filters';
import { statusesInOrder } from './state-name';

/** Returns the list's filters that apply to the board. The board shows all states, so it has no filter on state. */
export const boardFilters = (filters: OrderFilters): CallQuery<'orders.admin.board'> =>
  Object.fromEntries(boardFilterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

/**
 * Returns the column that a small screen shows: the one in the URL or, by default, the orders that wait to be
 * fulfilled.
 */
export const columnOf = (text: string | null): OrderStatus =>
  statusesInOrder.find((status) => String(status) === text) ?? OrderStatus.PAID;
