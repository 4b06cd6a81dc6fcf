import { type OrderDay, PaymentStatus, RefundStatus } from '@dronesoccer/contracts';

interface Span {
  /** First instant, and the first that no longer counts; at least one of them. */
  from: Date | null;
  until: Date | null;
  by: OrderDay;
}

/** Of whose payments something is true. They are gathered first, as the orders of a search are. */
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
export function happenedThen({ from, until, by }: Span, bind: (value: unknown) => string): string {
  return happened[by]((instant) =>
    [
      ...(from === null ? [] : [`${instant} >= ${bind(from)}::timestamptz`]),
      ...(until === null ? [] : [`${instant} < ${bind(until)}::timestamptz`]),
    ].join(' AND '),
  );
}
