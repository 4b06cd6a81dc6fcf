import { type CallQuery, OrderStatus } from '@dronesoccer/contracts';
import { boardFilterNames, type OrderFilters } from './filters';
import { statusesInOrder } from './state-name';

/** What of the list's filters the board knows: it shows all states, so it keeps to what is the same in each. */
export const boardFilters = (filters: OrderFilters): CallQuery<'orders.admin.board'> =>
  Object.fromEntries(boardFilterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

/** The column that a small screen shows; where work waits, unless the address says another. */
export const columnOf = (text: string | null): OrderStatus =>
  statusesInOrder.find((status) => String(status) === text) ?? OrderStatus.PAID;
