import {
  type BodyOf,
  boolean,
  dollars,
  freeText,
  id,
  judged,
  list,
  object,
  oneOf,
  optional,
  ruled,
} from '../../../common/body.ts';
import { CancelCause, OrderStatus, valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { carrierCodes } from '../carriers.ts';
import { orderFields } from '../fields.ts';
import { orderMails } from './wire.ts';

export const trackingBody = {
  carrier: oneOf(carrierCodes),
  trackingNumber: optional(ruled(orderFields.trackingNumber)),
};

/** The same, where an order may go without. */
const optionalTracking = { ...trackingBody, carrier: optional(trackingBody.carrier) };

/** Why an administrator cancels; with `tellBuyer` the buyer reads it too, in the mail and on the order page. */
export const cancelGroundsBody = {
  cause: oneOf(valuesOf(CancelCause)),
  note: freeText({ max: 1_000 }),
  tellBuyer: boolean(),
};

const changeStatusBody = {
  to: oneOf(valuesOf(OrderStatus)),
  // The state the administrator saw; if it has changed, nothing is written and the answer is ORD_006.
  expected: oneOf(valuesOf(OrderStatus)),
  ...optionalTracking,
  // For a cancellation.
  grounds: optional(object(cancelGroundsBody)),
};

/** A wrong quantity has a code of its own (ORD_015). */
const pieces = { productId: id(), quantity: judged() };

const proposalBody = {
  lines: optional(list(pieces, { max: limits.cartLinesMax })),
  shipping: optional(boolean()),
};

/** Lines, shipping, or an amount; given together, the amount is refunded and the lines say what for. */
const refundBody = {
  // Dollars; absent: what the lines and the shipping are worth.
  amount: optional(dollars({ min: 0.01 })),
  lines: optional(list({ ...pieces, restock: boolean() }, { max: limits.cartLinesMax })),
  shipping: optional(boolean()),
  // For the books; the buyer does not read it.
  reason: ruled(orderFields.refundReason),
};

/** Mailed to the buyer. */
const refuseReturnBody = { reason: ruled(orderFields.returnAnswer) };

const receiveReturnBody = {
  // For each line of the return: whether its pieces can be sold again.
  lines: list({ productId: id(), restock: boolean() }, { max: limits.cartLinesMax }),
  // Dollars; absent: as proposed; 0: nothing.
  amount: optional(dollars()),
};

// An empty list has a code of its own (ORD_002).
const shipOrdersBody = { orders: list({ id: id(), ...optionalTracking }, { max: limits.page.max }) };

export const orderAdminBodies = {
  'orders.admin.shipMany': shipOrdersBody,
  'orders.admin.changeStatus': changeStatusBody,
  'orders.admin.track': trackingBody,
  'orders.admin.note': { text: ruled(orderFields.orderNote) },
  'orders.admin.resendMail': { mail: oneOf(orderMails) },
  'orders.admin.proposeRefund': proposalBody,
  'orders.admin.refund': refundBody,
  'orders.admin.refuseReturn': refuseReturnBody,
  'orders.admin.receiveReturn': receiveReturnBody,
};

export type CancelGrounds = BodyOf<typeof cancelGroundsBody>;
export type ChangeOrderStatusBody = BodyOf<typeof changeStatusBody>;
export type ReceiveReturnBody = BodyOf<typeof receiveReturnBody>;
export type RefundBody = BodyOf<typeof refundBody>;
export type RefundProposalBody = BodyOf<typeof proposalBody>;
export type RefuseReturnBody = BodyOf<typeof refuseReturnBody>;
export type ShipOrdersBody = BodyOf<typeof shipOrdersBody>;
export type TrackingBody = BodyOf<typeof trackingBody>;
