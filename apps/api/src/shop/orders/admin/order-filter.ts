import {
  type OrderDay,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { hasRefusedRefund, isReceived, refundsFrom } from '../../../money/payments/index.js';
import {
  type Bind,
  type Conditions,
  equals,
  ifTrue,
  onDays,
  patternOf,
  searchTerm,
  usedElsewhere,
  whereOf,
} from '../../../platform/database/index.js';

/** Days are in the organisation's time zone, and amounts are in dollars. */
export type OrderFilter = ReceivedQuery<'orders.admin.export'>;

/** Matches orders by a condition on their payments. The ids are collected first, as in a search. */
const hasPaymentWhere = (source: string): string => `o.id = ANY(ARRAY(SELECT p.subject_id FROM payments p ${source}))`;

/** Uses the same days and the same money as the overview's figures. */
const dayConditions: Readonly<Record<OrderDay, (between: (instant: string) => string) => string>> = {
  placed: (between) => between('o.placed_at'),
  paid: (between) => hasPaymentWhere(`WHERE ${isReceived} AND ${between('p.paid_at')}`),
  refunded: (between) =>
    hasPaymentWhere(`JOIN refunds r ON r.payment_id = p.id
      WHERE r.status IN (${RefundStatus.PENDING}, ${RefundStatus.DONE}) AND ${between('r.created_at')}`),
  failed: (between) => hasPaymentWhere(`WHERE p.status = ${PaymentStatus.FAILED} AND ${between('p.created_at')}`),
};

/**
 * Returns the condition that an order `o` was placed, paid or refunded, or its payment failed, on the days of the
 * filter.
 */
const happenedBetween = ({ by = 'placed', ...filter }: OrderFilter, bind: Bind): string =>
  dayConditions[by]((instant) => whereOf<Pick<OrderFilter, 'from' | 'to'>>(onDays(instant), filter, bind));

/** The searched text of an order, written exactly like its index. */
export const searchedText = (row: string): string =>
  `plain_text(${row}.number || ' ' || ${row}.email::text || ' ' || COALESCE(${row}.address ->> 'fullName', ''))`;

/** Matches the pickup contact. The expression is exactly that of its index, which covers only pickups. */
export const isCollectedBy = (row: string, pattern: string): string =>
  `${row}.pickup_name IS NOT NULL AND plain_text(${row}.pickup_name) LIKE ${pattern}`;

export const isNamed = (pattern: string): string => `plain_text(u.first_name || ' ' || u.last_name) LIKE ${pattern}`;

/**
 * Combines three index scans first: an `OR` over two tables would read every order, and so might a join whose size
 * Postgres cannot estimate.
 */
const matchesSearch = (pattern: string): string => `o.id = ANY(ARRAY(
    SELECT s.id FROM orders s WHERE ${searchedText('s')} LIKE ${pattern}
    UNION
    SELECT s.id FROM orders s WHERE ${isCollectedBy('s', pattern)}
    UNION
    SELECT s.id FROM users u JOIN orders s ON s.user_id = u.id WHERE ${isNamed(pattern)}))`;

export const openReturn = `r.status IN (${ReturnStatus.REQUESTED}, ${ReturnStatus.APPROVED})`;

const openStatuses = [OrderStatus.PENDING, OrderStatus.PAID, OrderStatus.SHIPPED].join(', ');

const conditions: Conditions<OrderFilter> = {
  search: (search, bind) => {
    const term = searchTerm(search);
    return term === null ? null : matchesSearch(patternOf(term, bind));
  },
  status: equals('o.status'),
  standing: ifTrue(`o.status IN (${openStatuses})`),
  delivery: equals('o.delivery'),
  locationId: equals('o.location_id'),
  userId: equals('o.user_id'),
  from: (_day, bind, filter) => happenedBetween(filter, bind),
  to: (_day, bind, filter) => (filter.from === undefined ? happenedBetween(filter, bind) : null),
  by: usedElsewhere,
  minTotal: (dollars, bind) => `o.total_cents >= ${bind(toCents(dollars))}`,
  maxTotal: (dollars, bind) => `o.total_cents <= ${bind(toCents(dollars))}`,
  returns: (which) =>
    `EXISTS (SELECT 1 FROM order_returns r WHERE r.order_id = o.id ${which === 'open' ? `AND ${openReturn}` : ''})`,
  refunds: (which) => (which === 'failed' ? hasRefusedRefund('o.id') : `EXISTS (SELECT FROM ${refundsFrom('o.id')})`),
};

export const conditionsOf = (filter: OrderFilter, bind: Bind): string => whereOf(conditions, filter, bind);
