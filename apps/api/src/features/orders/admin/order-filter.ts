import {
  type AdminOrderFilter,
  type DeliveryMethod,
  type OrderDay,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { type Bind, patternOf } from '../../../platform/database/index.js';

/** Null or absent: all. */
export interface OrderFilter {
  /** Part of a number, an e-mail or a name. */
  search: string | null;
  status: OrderStatus | null;
  /** All but the cancelled. */
  isStanding: boolean;
  delivery: DeliveryMethod | null;
  locationId: string | null;
  userId: string | null;
  /** First instant, and the first that no longer counts. */
  from: Date | null;
  until: Date | null;
  /** What happened between them. */
  by: OrderDay;
  /** Cents. */
  minTotal: number | null;
  maxTotal: number | null;
  returns: 'any' | 'open' | null;
  refunds: 'any' | 'failed' | null;
}

export function filterOf(query: AdminOrderFilter): OrderFilter {
  const search = query.search?.trim() ?? '';
  return {
    // One letter is in everything.
    search: search.length < 2 ? null : search,
    status: query.status ?? null,
    isStanding: query.standing ?? false,
    delivery: query.delivery ?? null,
    locationId: query.locationId ?? null,
    userId: query.userId ?? null,
    from: query.from === undefined ? null : organisationDayStart(query.from),
    until: query.to === undefined ? null : organisationDayStart(query.to, 1),
    by: query.by ?? 'placed',
    minTotal: query.minTotal === undefined ? null : toCents(query.minTotal),
    maxTotal: query.maxTotal === undefined ? null : toCents(query.maxTotal),
    returns: query.returns ?? null,
    refunds: query.refunds ?? null,
  };
}

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

/** The condition that an order `o` was placed, paid, paid back or not paid between two instants. */
function happenedBetween({ from, until, by }: OrderFilter, bind: Bind): string {
  return happened[by]((instant) =>
    [
      ...(from === null ? [] : [`${instant} >= ${bind(from)}::timestamptz`]),
      ...(until === null ? [] : [`${instant} < ${bind(until)}::timestamptz`]),
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
  if (filter.search !== null) all.push(isMeant(patternOf(filter.search, bind)));
  if (filter.status !== null) all.push(`o.status = ${bind(filter.status)}`);
  if (filter.isStanding) all.push(`o.status IN (${standing})`);
  if (filter.delivery !== null) all.push(`o.delivery = ${bind(filter.delivery)}`);
  if (filter.locationId !== null) all.push(`o.location_id = ${bind(filter.locationId)}::uuid`);
  if (filter.userId !== null) all.push(`o.user_id = ${bind(filter.userId)}::uuid`);
  if (filter.from !== null || filter.until !== null) all.push(happenedBetween(filter, bind));
  if (filter.minTotal !== null) all.push(`o.total_cents >= ${bind(filter.minTotal)}`);
  if (filter.maxTotal !== null) all.push(`o.total_cents <= ${bind(filter.maxTotal)}`);
  if (filter.returns !== null) {
    const which = filter.returns === 'open' ? `AND ${openReturn}` : '';
    all.push(`EXISTS (SELECT 1 FROM order_returns r WHERE r.order_id = o.id ${which})`);
  }
  if (filter.refunds !== null) {
    const which = filter.refunds === 'failed' ? `AND r.status = ${RefundStatus.FAILED}` : '';
    all.push(
      `EXISTS (SELECT 1 FROM payments p JOIN refunds r ON r.payment_id = p.id WHERE p.subject_id = o.id ${which})`,
    );
  }
  return all.length === 0 ? 'true' : all.join(' AND ');
}
