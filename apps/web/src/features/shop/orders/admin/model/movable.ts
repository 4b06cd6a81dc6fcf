import type { AdminOrderSummaryWire, AdminOrderWire } from '@dronesoccer/contracts';

/** The order data needed to move the order to another state. */
export type Movable = Pick<AdminOrderSummaryWire, 'id' | 'number' | 'status' | 'delivery' | 'email' | 'isReady'> & {
  /** The refund in dollars if the order is cancelled. */
  payBack: number;
  /** Null if no coupon was used, undefined if unknown. */
  couponCode: string | null | undefined;
};

const movableFields = ({ id, number, status, delivery, email, isReady }: AdminOrderSummaryWire | AdminOrderWire) => ({
  id,
  number,
  status,
  delivery,
  email,
  isReady,
});

export const movableOf = (order: AdminOrderWire): Movable => ({
  ...movableFields(order),
  payBack: order.refundable,
  couponCode: order.coupon?.code ?? null,
});

/** Builds a `Movable` from a summary in a list or on the board, which has less data. */
export const movableOfSummary = (order: AdminOrderSummaryWire): Movable => ({
  ...movableFields(order),
  // Subtract in cents, because dollars are not exact.
  payBack: (Math.round(order.total * 100) - Math.round(order.refunded * 100)) / 100,
  couponCode: undefined,
});
