import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

export interface Shown {
  status: OrderStatus;
  delivery: DeliveryMethod;
  isReady: boolean;
}

/** The key of what a state is called. A paid order says what is to be done with it. */
export function stateKey({ status, delivery, isReady }: Shown) {
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

/** What a state is called where all deliveries stand together: a filter, a column of the board. */
export const statusKeys = {
  [OrderStatus.PENDING]: 'status.pending',
  [OrderStatus.PAID]: 'status.paid',
  [OrderStatus.SHIPPED]: 'status.shippedOrHanded',
  [OrderStatus.CANCELLED]: 'status.cancelled',
} as const satisfies Record<OrderStatus, string>;

export const statusTones: Record<OrderStatus, BadgeTone> = {
  [OrderStatus.PENDING]: 'warn',
  [OrderStatus.PAID]: 'good',
  [OrderStatus.SHIPPED]: 'ice',
  [OrderStatus.CANCELLED]: 'neutral',
};

/** The order in which an order goes through its states: of the board's columns and of the filter. */
export const statusesInOrder: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.PAID,
  OrderStatus.SHIPPED,
  OrderStatus.CANCELLED,
];
