import {
  type AdminOrderSort,
  DeliveryMethod,
  limits,
  type Locale,
  OrderEventKind,
  type OrderStatus,
} from '@dronesoccer/contracts';
import { hasRefusedRefund } from '../../../money/payments/index.js';
import { type Bind, bindTo, type Executor, patternOf, searchTerm } from '../../../platform/database/index.js';
import { lineName } from '../show/order-view.queries.js';
import { conditionsOf, isCollectedBy, isNamed, openReturn, type OrderFilter, searchedText } from './order-filter.js';

export interface FoundOrder {
  id: string;
  number: string;
  status: OrderStatus;
  delivery: DeliveryMethod;
  email: string;
  userId: string | null;
  customerName: string;
  placedAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  cancelledAt: Date | null;
  totalCents: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  taxProvince: string;
  couponCode: string | null;
  totalItems: number;
  title: string;
  firstQuantity: number;
  otherLines: number;
  imageUrl: string | null;
  location: { id: string; name: string } | null;
  isReady: boolean;
  openReturns: number;
  refundedCents: number;
  hasFailedRefund: boolean;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Ties follow the order of their index, so that no page needs a sort. */
const orders: Readonly<Record<AdminOrderSort, (row: string) => string>> = {
  newest: (row) => `${row}.placed_at DESC, ${row}.id`,
  oldest: (row) => `${row}.placed_at, ${row}.id DESC`,
  'total-desc': (row) => `${row}.total_cents DESC, ${row}.id DESC`,
  'total-asc': (row) => `${row}.total_cents, ${row}.id`,
};

/** The columns of a row. `locale` is the placeholder of the reader's language. */
const columns = (locale: string): string => `o.id, o.number, o.status, o.delivery, o.email, o.user_id AS "userId",
  COALESCE(o.address ->> 'fullName', o.pickup_name, (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.user_id), o.email)
    AS "customerName",
  o.placed_at AS "placedAt", o.paid_at AS "paidAt", o.shipped_at AS "shippedAt", o.cancelled_at AS "cancelledAt",
  o.total_cents AS "totalCents", o.subtotal_cents AS "subtotalCents", o.discount_cents AS "discountCents",
  o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents", o.tax_province AS "taxProvince",
  o.coupon_code AS "couponCode",
  (SELECT sum(l.quantity)::int FROM order_lines l WHERE l.order_id = o.id) AS "totalItems",
  (SELECT count(*) - 1 FROM order_lines l WHERE l.order_id = o.id) AS "otherLines",
  f.name AS title, f.quantity AS "firstQuantity", f.image_url AS "imageUrl",
  (SELECT json_build_object('id', lo.id, 'name', COALESCE(lt.name, le.name))
   FROM locations lo
   LEFT JOIN location_translations lt ON lt.location_id = lo.id AND lt.locale = ${locale}
   LEFT JOIN location_translations le ON le.location_id = lo.id AND le.locale = 'en'
   WHERE lo.id = o.location_id AND o.delivery = ${DeliveryMethod.PICKUP}) AS location,
  EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.kind = ${OrderEventKind.READY_FOR_PICKUP}) AS "isReady",
  (SELECT count(*)::int FROM order_returns r WHERE r.order_id = o.id AND ${openReturn}) AS "openReturns",
  (SELECT COALESCE(sum(p.refunded_cents), 0)::int FROM payments p WHERE p.subject_id = o.id) AS "refundedCents",
  ${hasRefusedRefund('o.id')} AS "hasFailedRefund"`;

const firstLine = `LEFT JOIN LATERAL (
    SELECT ${lineName('$1')} AS name, l.quantity, l.image_url FROM order_lines l WHERE l.order_id = o.id ORDER BY l.position LIMIT 1) f ON true`;

/**
 * Selects the orders that match a search by their own texts or by their customer's name, the first `most` of each in
 * list order: a search that matches every order must not read every order.
 */
function firstFound(
  term: string,
  { search: _search, ...others }: OrderFilter,
  sort: AdminOrderSort,
  most: string,
  bind: Bind,
): string {
  const pattern = patternOf(term, bind);
  const conditions = conditionsOf(others, bind);
  const first = (from: string, condition: string) =>
    `(SELECT o.id FROM ${from} WHERE ${condition} AND ${conditions} ORDER BY ${orders[sort]('o')} LIMIT ${most})`;
  return `${first('orders o', `${searchedText('o')} LIKE ${pattern}`)}
    UNION ${first('orders o', isCollectedBy('o', pattern))}
    UNION ${first('users u JOIN orders o ON o.user_id = u.id', isNamed(pattern))}`;
}

interface Slice {
  sort: AdminOrderSort;
  limit: number;
  offset: number;
}

export function orderPageStatement(filter: OrderFilter, { sort, limit, offset }: Slice, locale: Locale): Statement {
  const values: unknown[] = [locale];
  const bind = bindTo(values);
  const term = searchTerm(filter.search);
  const where =
    term !== null
      ? `o.id = ANY(ARRAY(${firstFound(term, filter, sort, `${bind(offset + limit)}::int`, bind)}))`
      : conditionsOf(filter, bind);
  const text = `SELECT ${columns('$1')}
    FROM (SELECT o.* FROM orders o WHERE ${where} ORDER BY ${orders[sort]('o')}
          LIMIT ${bind(limit)} OFFSET ${bind(offset)}) o
    ${firstLine}
    ORDER BY ${orders[sort]('o')}`;
  return { text, values };
}

/** Counts the matching orders. For a search, it counts up to one more than the depth of its pages. */
export function orderCountStatement(filter: OrderFilter): Statement {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const term = searchTerm(filter.search);
  const text =
    term !== null
      ? `SELECT count(*)::int AS total FROM (${firstFound(term, filter, 'newest', `${limits.listDepth + 1}`, bind)}) found`
      : `SELECT count(*)::int AS total FROM orders o WHERE ${conditionsOf(filter, bind)}`;
  return { text, values };
}

/** Selects all orders of a filter, newest first, for an export to stream; `more` is the SQL of its further columns. */
export function ordersToExport(
  filter: OrderFilter,
  locale: Locale,
  more: Readonly<Record<string, string>>,
): { text: string; params: unknown[] } {
  const values: unknown[] = [locale];
  const where = conditionsOf(filter, bindTo(values));
  const selected = Object.entries(more).map(([name, sql]) => `${sql} AS "${name}"`);
  const text = `SELECT ${[columns('$1'), ...selected].join(', ')}
    FROM orders o ${firstLine} WHERE ${where} ORDER BY ${orders.newest('o')}`;
  return { text, params: values };
}

export function findOrders(
  executor: Executor,
  filter: OrderFilter,
  slice: Slice,
  locale: Locale,
): Promise<FoundOrder[]> {
  const { text, values } = orderPageStatement(filter, slice, locale);
  return executor.query<FoundOrder>(text, values);
}

export async function countOrders(executor: Executor, filter: OrderFilter): Promise<number> {
  const { text, values } = orderCountStatement(filter);
  return (await executor.query<{ total: number }>(text, values))[0]?.total ?? 0;
}

interface StatusTotal {
  status: OrderStatus;
  total: number;
  totalCents: number;
}

export function statusTotalsStatement(filter: OrderFilter): Statement {
  const values: unknown[] = [];
  const text = `SELECT o.status, count(*)::int AS total, COALESCE(sum(o.total_cents), 0)::float8 AS "totalCents"
    FROM orders o WHERE ${conditionsOf(filter, bindTo(values))} GROUP BY o.status`;
  return { text, values };
}

/** Returns the number and the total amount of the orders in each state. */
export function statusTotals(executor: Executor, filter: OrderFilter): Promise<StatusTotal[]> {
  const { text, values } = statusTotalsStatement(filter);
  return executor.query<StatusTotal>(text, values);
}
