import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';

export interface StatedOrder {
  status: OrderStatus;
  delivery: DeliveryMethod;
  isReady: boolean;
}

/** Returns the message key of an order's state. For a paid order, the text says what to do next. */
export function stateKey({ status, delivery, isReady }: StatedOrder) {
  const isPickup = delivery === DeliveryMethod.PICKUP;
  switch (status) {
    case OrderStatus.PENDING:
      return 'status.pending' as const;
    case OrderStatus.PAID:
      if (!isPickup) return 'status.paidShip' as const;
      return isReady ? ('status.ready' as const) : ('status.paidPickup' as const);
    case OrderStatus.SHIPPED:
      return isPickup ? ('status.handedOver' as const) : ('status.shipped' as const);
    case OrderStatus.CANCELLED:
      return 'status.cancelled' as const;
  }
}

/** The message keys of the states in places that mix all delivery methods: filters and board columns. */
export const statusKeys = {
  [OrderStatus.PENDING]: 'status.pending',
  [OrderStatus.PAID]: 'status.paid',
  [OrderStatus.SHIPPED]: 'status.shippedOrHanded',
  [OrderStatus.CANCELLED]: 'status.cancelled',
} as const satisfies Record<OrderStatus, string>;

/** The states in the order of an order's life cycle, for the board's columns and the filter. */
export const statusesInOrder: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.PAID,
  OrderStatus.SHIPPED,
  OrderStatus.CANCELLED,
];
