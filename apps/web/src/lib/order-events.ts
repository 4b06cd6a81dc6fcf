import { CancelCause, DeliveryMethod, OrderEventKind } from '@dronesoccer/contracts';

const orderEventNames = {
  [OrderEventKind.PLACED]: 'placed',
  [OrderEventKind.PAYMENT_STARTED]: 'paymentStarted',
  [OrderEventKind.PAYMENT_FAILED]: 'paymentFailed',
  [OrderEventKind.PAID]: 'paid',
  [OrderEventKind.CANCELLED]: 'cancelled',
  [OrderEventKind.SHIPPED]: 'shipped',
  [OrderEventKind.REFUNDED]: 'refunded',
  [OrderEventKind.REINSTATED]: 'reinstated',
  [OrderEventKind.ADOPTED]: 'adopted',
  [OrderEventKind.NOTE]: 'note',
  [OrderEventKind.TRACKING]: 'tracking',
  [OrderEventKind.RETURN_REQUESTED]: 'returnRequested',
  [OrderEventKind.RETURN_APPROVED]: 'returnApproved',
  [OrderEventKind.RETURN_RECEIVED]: 'returnReceived',
  [OrderEventKind.RETURN_REFUSED]: 'returnRefused',
  [OrderEventKind.MAIL_SENT]: 'mailSent',
  [OrderEventKind.READY_FOR_PICKUP]: 'readyForPickup',
  [OrderEventKind.REFUND_FAILED]: 'refundFailed',
  [OrderEventKind.ADDRESS_CHANGED]: 'addressChanged',
  [OrderEventKind.DISPUTE_LOST]: 'disputeLost',
} as const satisfies Record<OrderEventKind, string>;

/** Returns the text key of an order event, for both the buyer's timeline and the dashboard's. */
export const orderEventName = (kind: OrderEventKind, delivery: DeliveryMethod) =>
  kind === OrderEventKind.SHIPPED && delivery === DeliveryMethod.PICKUP ? 'handedOver' : orderEventNames[kind];

/** The text keys of the shop's cancellation reasons. */
export const cancelCauseNames = {
  [CancelCause.SOLD_OUT]: 'soldOut',
  [CancelCause.BUYER_ASKED]: 'buyerAsked',
  [CancelCause.NO_DELIVERY]: 'noDelivery',
  [CancelCause.PAYMENT_DOUBT]: 'paymentDoubt',
  [CancelCause.MISTAKE]: 'mistake',
  [CancelCause.OTHER]: 'other',
} as const satisfies Record<CancelCause, string>;
