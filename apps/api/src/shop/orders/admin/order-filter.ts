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

/** Days are the organisation's, amounts are dollars. */
export type OrderFilter = ReceivedQuery<'orders.admin.export'>;

/** Of whose payments something is true. They are collected first, as the orders of a search are. */
const ofThose = (source: string): string => `o.id = ANY(ARRAY(SELECT p.subject_id FROM payments p ${source}))`;

/** The same days and the same money as the overview's figures. */
const happened: Readonly<Record<OrderDay, (between: (instant: string) => string) => string>> = {
  placed: (between) => between('o.placed_at'),
  paid: (between) =>
    ofThose(`WHERE p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED}) AND ${between('p.paid_at')}`),
  refunded: (between) =>
    ofThose(`JOIN refunds r ON r.payment_id = p.id
      WHERE r.status IN (${RefundStatus.PENDING}, ${RefundStatus.DONE}) AND ${between('r.created_at')}`),
  failed: (between) => ofThose(`WHERE p.status = ${PaymentStatus.FAILED} AND ${between('p.created_at')}`),
};

/** The condition that an order `o` was placed, paid, paid back or not paid on the days of the filter. */
function happenedBetween({ from, to, by = 'placed' }: OrderFilter, bind: Bind): string {
  return happened[by]((instant) =>
    [
      ...(from === undefined ? [] : [`${instant} >= ${bind(organisationDayStart(from))}::timestamptz`]),
      ...(to === undefined ? [] : [`${instant} < ${bind(organisationDayStart(to, 1))}::timestamptz`]),
    ].join(' AND '),
  );
}

/** What is searched of an order; written as its index is. */
export const searched = (row: string): string =>
  `plain_text(${row}.number || ' ' || ${row}.email::text || ' ' || COALESCE(${row}.address ->> 'fullName', ''))`;

/** Who collects a pickup; written as its index is, which holds the pickups alone. */
export const isCollectedBy = (row: string, pattern: string): string =>
  `${row}.pickup_name IS NOT NULL AND plain_text(${row}.pickup_name) LIKE ${pattern}`;

export const isNamed = (pattern: string): string => `plain_text(u.first_name || ' ' || u.last_name) LIKE ${pattern}`;

/**
 * Three index scans put together first: an `OR` over two tables would read every order, and so might a join whose size
 * Postgres cannot guess.
 */
const isMeant = (pattern: string): string => `o.id = ANY(ARRAY(
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
  if (search !== null) all.push(isMeant(patternOf(search, bind)));
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
