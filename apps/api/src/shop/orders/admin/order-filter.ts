import {
  type OrderDay,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { type Bind, patternOf, searchTerm } from '../../../platform/database/index.js';

/** Days are in the organisation's time zone, and amounts are in dollars. */
export type OrderFilter = ReceivedQuery<'orders.admin.export'>;

/** Matches orders by a condition on their payments. The ids are collected first, as in a search. */
const hasPaymentWhere = (source: string): string => `o.id = ANY(ARRAY(SELECT p.subject_id FROM payments p ${source}))`;

/** Uses the same days and the same money as the overview's figures. */
const dayConditions: Readonly<Record<OrderDay, (between: (instant: string) => string) => string>> = {
  placed: (between) => between('o.placed_at'),
  paid: (between) =>
    hasPaymentWhere(`WHERE p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED}) AND ${between('p.paid_at')}`),
  refunded: (between) =>
    hasPaymentWhere(`JOIN refunds r ON r.payment_id = p.id
      WHERE r.status IN (${RefundStatus.PENDING}, ${RefundStatus.DONE}) AND ${between('r.created_at')}`),
  failed: (between) => hasPaymentWhere(`WHERE p.status = ${PaymentStatus.FAILED} AND ${between('p.created_at')}`),
};

/**
 * Returns the condition that an order `o` was placed, paid or refunded, or its payment failed, on the days of the
 * filter.
 */
function happenedBetween({ from, to, by = 'placed' }: OrderFilter, bind: Bind): string {
  return dayConditions[by]((instant) =>
    [
      ...(from === undefined ? [] : [`${instant} >= ${bind(organisationDayStart(from))}::timestamptz`]),
      ...(to === undefined ? [] : [`${instant} < ${bind(organisationDayStart(to, 1))}::timestamptz`]),
    ].join(' AND '),
  );
}

/** The searched text of an order, written exactly like its index. */
export const searched = (row: string): string =>
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
    SELECT s.id FROM orders s WHERE ${searched('s')} LIKE ${pattern}
    UNION
    SELECT s.id FROM orders s WHERE ${isCollectedBy('s', pattern)}
    UNION
    SELECT s.id FROM users u JOIN orders s ON s.user_id = u.id WHERE ${isNamed(pattern)}))`;

export const openReturn = `r.status IN (${ReturnStatus.REQUESTED}, ${ReturnStatus.APPROVED})`;

const standing = [OrderStatus.PENDING, OrderStatus.PAID, OrderStatus.SHIPPED].join(', ');

/** The text holds only the filters that are set, so that each can use its index. */
export function conditionsOf(filter: OrderFilter, bind: Bind): string {
  const all: string[] = [];
  const search = searchTerm(filter.search);
  if (search !== null) all.push(matchesSearch(patternOf(search, bind)));
  if (filter.status !== undefined) all.push(`o.status = ${bind(filter.status)}`);
  if (filter.standing) all.push(`o.status IN (${standing})`);
  if (filter.delivery !== undefined) all.push(`o.delivery = ${bind(filter.delivery)}`);
  if (filter.locationId !== undefined) all.push(`o.location_id = ${bind(filter.locationId)}::uuid`);
  if (filter.userId !== undefined) all.push(`o.user_id = ${bind(filter.userId)}::uuid`);
  if (filter.from !== undefined || filter.to !== undefined) all.push(happenedBetween(filter, bind));
  if (filter.minTotal !== undefined) all.push(`o.total_cents >= ${bind(toCents(filter.minTotal))}`);
  if (filter.maxTotal !== undefined) all.push(`o.total_cents <= ${bind(toCents(filter.maxTotal))}`);
  if (filter.returns !== undefined) {
    const which = filter.returns === 'open' ? `AND ${openReturn}` : '';
    all.push(`EXISTS (SELECT 1 FROM order_returns r WHERE r.order_id = o.id ${which})`);
  }
  if (filter.refunds !== undefined) {
    const which = filter.refunds === 'failed' ? `AND r.status = ${RefundStatus.FAILED}` : '';
    all.push(
      `EXISTS (SELECT 1 FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.subject_id = o.id ${which})`,
    );
  }
  return all.length === 0 ? 'true' : all.join(' AND ');
}
