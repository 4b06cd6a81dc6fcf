import { type OrderMail, OrderStatus } from '@dronesoccer/contracts';

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

/** The states of an order in which an email is true. An email that is missing here reports an event, and stays true. */
const states: Readonly<Partial<Record<OrderMail, readonly OrderStatus[]>>> = {
  'payment-link': [PENDING],
  'payment-failed': [PENDING],
  confirmed: [PAID, SHIPPED],
  'ready-for-pickup': [PAID],
  shipped: [SHIPPED],
  cancelled: [CANCELLED],
};

/**
 * Returns whether an email is true of an order in this state. The state may change before an email leaves: a late payment
 * reinstates an order that expired, and a paid order is cancelled while the mail server is down.
 */
export const isTrueIn = (status: OrderStatus, kind: OrderMail): boolean => states[kind]?.includes(status) ?? true;
