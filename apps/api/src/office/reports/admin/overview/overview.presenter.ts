import {
  OrderStatus,
  type BestSellerWire,
  organisationZone,
  type OverviewWire,
  type Trend,
  valuesOf,
} from '@dronesoccer/contracts';
import { addDays, toDollars } from '@dronesoccer/domain';
import type { DaySum, FailedRow, LowRow, OrderSum, SoldRow } from './overview.queries.js';
import type { ReportPeriod } from './report-period.js';

interface OverviewFacts {
  period: ReportPeriod;
  orders: readonly OrderSum[];
  received: readonly DaySum[];
  refunded: readonly DaySum[];
  paid: Trend;
  failed: Trend;
  sold: readonly SoldRow[];
  threshold: number;
  low: { total: number; soldOut: number; rows: readonly LowRow[] };
  lowBefore: { total: number; soldOut: number };
  latestFailed: readonly FailedRow[];
  places: number;
}

export function presentOverview(facts: OverviewFacts): OverviewWire {
  const { period, orders, received, refunded, paid, failed, sold, low, places } = facts;
  const { days } = period;
  const placed = orders.filter(({ status }) => status !== OrderStatus.CANCELLED);
  const perDay = daily(2 * days, { received, refunded, placed });
  const over = (first: number, pick: (day: (typeof perDay)[number]) => number) =>
    perDay.slice(first, first + days).reduce((sum, day) => sum + pick(day), 0);
  const trend = (pick: (day: (typeof perDay)[number]) => number): Trend => ({
    current: over(days, pick),
    previous: over(0, pick),
  });
  const count = trend((day) => day.orders);
  const gross = trend((day) => day.receivedCents);
  const average = (cents: number, number: number) => (number === 0 ? 0 : toDollars(Math.round(cents / number)));
  const dollars = ({ current, previous }: Trend): Trend => ({
    current: toDollars(current),
    previous: toDollars(previous),
  });
  return {
    period: presentPeriod(period),
    gross: dollars(gross),
    revenue: dollars(trend((day) => day.receivedCents - day.refundedCents)),
    refunds: dollars(trend((day) => day.refundedCents)),
    orders: count,
    paidOrders: paid,
    averageOrder: {
      current: average(gross.current, paid.current),
      previous: average(gross.previous, paid.previous),
    },
    failedPayments: failed,
    series: Array.from({ length: days }, (_, index) => {
      const [now, before] = [perDay[days + index], perDay[index]];
      return {
        day: addDays(period.from, index),
        revenue: toDollars((now?.receivedCents ?? 0) - (now?.refundedCents ?? 0)),
        orders: now?.orders ?? 0,
        previousRevenue: toDollars((before?.receivedCents ?? 0) - (before?.refundedCents ?? 0)),
        previousOrders: before?.orders ?? 0,
      };
    }),
    ordersByState: valuesOf(OrderStatus).map((status) => {
      const ofStatus = orders.filter((row) => row.status === status);
      const current = ofStatus.filter(({ day }) => day > days);
      return {
        status,
        count: sumOf(current, (row) => row.count),
        total: toDollars(sumOf(current, (row) => row.cents)),
        previousCount: inPeriods(ofStatus, days).previous,
      };
    }),
    bestSellers: presentSold(sold, (a, b) => b.quantity - a.quantity || b.cents - a.cents).slice(0, places),
    topEarners: presentSold(sold, (a, b) => b.cents - a.cents || b.quantity - a.quantity).slice(0, places),
    lowStock: {
      threshold: facts.threshold,
      total: low.total,
      soldOut: low.soldOut,
      previousTotal: facts.lowBefore.total,
      previousSoldOut: facts.lowBefore.soldOut,
      items: low.rows.map((row) => ({ ...presentProduct(row), quantity: row.quantity })),
    },
    latestFailedPayments: facts.latestFailed.map((row) => ({
      paymentId: row.paymentId,
      orderId: row.orderId,
      orderNumber: row.number,
      email: row.email,
      amount: toDollars(row.amountCents),
      failedAt: row.failedAt.toISOString(),
      isPaidSince: row.isPaidSince,
    })),
  };
}

export const presentPeriod = ({ from, to, days, previousFrom, previousTo }: ReportPeriod): OverviewWire['period'] => ({
  from,
  to,
  days,
  previousFrom,
  previousTo,
  timeZone: organisationZone,
});

interface Daily {
  receivedCents: number;
  refundedCents: number;
  orders: number;
}

function daily(
  length: number,
  rows: { received: readonly DaySum[]; refunded: readonly DaySum[]; placed: readonly DaySum[] },
): Daily[] {
  const perDay = Array.from({ length }, () => ({ receivedCents: 0, refundedCents: 0, orders: 0 }));
  const at = (day: number): Daily => {
    const found = perDay[day - 1];
    if (found === undefined) throw new RangeError(`Day ${day} is none of the period`);
    return found;
  };
  for (const { day, cents } of rows.received) at(day).receivedCents += cents;
  for (const { day, cents } of rows.refunded) at(day).refundedCents += cents;
  for (const { day, count } of rows.placed) at(day).orders += count;
  return perDay;
}

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + pick(row), 0);

const inPeriods = (rows: readonly DaySum[], days: number): Trend => ({
  current: sumOf(
    rows.filter(({ day }) => day > days),
    ({ count }) => count,
  ),
  previous: sumOf(
    rows.filter(({ day }) => day <= days),
    ({ count }) => count,
  ),
});

const presentProduct = (row: SoldRow | LowRow) => ({
  productId: row.productId,
  slug: row.slug,
  name: row.name,
  imageUrl: row.imageUrl,
});

const presentSold = (rows: readonly SoldRow[], order: (a: SoldRow, b: SoldRow) => number): BestSellerWire[] =>
  rows.toSorted(order).map((row) => ({
    ...presentProduct(row),
    quantity: row.quantity,
    revenue: toDollars(row.cents),
    previousQuantity: row.previousQuantity,
  }));
