import type { AdminOrderSummaryWire, AdminOrderWire } from '@dronesoccer/contracts';

/** What has to be known of an order to move it on. */
export type Movable = Pick<AdminOrderSummaryWire, 'id' | 'number' | 'status' | 'delivery' | 'email' | 'isReady'> & {
  /** Dollars that go back when it is cancelled. */
  payBack: number;
  /** Null: none was used; undefined: not known here. */
  couponCode: string | null | undefined;
};

const known = ({ id, number, status, delivery, email, isReady }: AdminOrderSummaryWire | AdminOrderWire) => ({
  id,
  number,
  status,
  delivery,
  email,
  isReady,
});

export const movableOf = (order: AdminOrderWire): Movable => ({
  ...known(order),
  payBack: order.refundable,
  couponCode: order.coupon?.code ?? null,
});

/** From a list or the board, which know less of it. */
export const movableOfSummary = (order: AdminOrderSummaryWire): Movable => ({
  ...known(order),
  // In cents, because dollars are not exact.
  payBack: (Math.round(order.total * 100) - Math.round(order.refunded * 100)) / 100,
  couponCode: undefined,
});
