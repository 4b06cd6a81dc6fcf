import {
  type BodyOf,
  boolean,
  dollars,
  freeText,
  id,
  integer,
  list,
  object,
  oneOf,
  optional,
  ruledText,
  unchecked,
} from '../../../common/body.ts';
import { CancelCause, OrderStatus, valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { carrierCodes } from '../carriers.ts';
import { orderFields } from '../fields.ts';
import { orderMails } from './wire.ts';
import { addressBody } from '../../../people/users/bodies.ts';

export const trackingBody = {
  carrier: oneOf(carrierCodes),
  trackingNumber: optional(ruledText(orderFields.trackingNumber)),
};

/** Like `trackingBody`, but with an optional carrier. */
const optionalTracking = { ...trackingBody, carrier: optional(trackingBody.carrier) };

/**
 * An administrator's reason for a cancellation. With `tellBuyer`, the email and the order page show it to the buyer.
 */
export const cancelGroundsBody = {
  cause: oneOf(valuesOf(CancelCause)),
  note: freeText({ max: 1_000 }),
  tellBuyer: boolean(),
};

const trackBody = {
  ...trackingBody,
  // The tracking that the administrator saw. If it has changed, nothing is written and the answer is ORD_006.
  expected: optional(object(optionalTracking)),
};

const changeStatusBody = {
  to: oneOf(valuesOf(OrderStatus)),
  // The state that the administrator saw. If it has changed, nothing is written and the answer is ORD_006.
  expected: oneOf(valuesOf(OrderStatus)),
  ...optionalTracking,
  // The grounds for a cancellation.
  grounds: optional(object(cancelGroundsBody)),
};

/** The pieces of a product. An invalid quantity has a specific code (ORD_015). */
const pieces = { productId: id(), quantity: unchecked() };

const proposalBody = {
  lines: optional(list(pieces, { max: limits.cartLinesMax })),
  shipping: optional(boolean()),
};

/** Lines, shipping or an amount. If an amount comes with lines, the amount is refunded and the lines explain it. */
const refundBody = {
  // Dollars; the default is the value of the lines and the shipping.
  amount: optional(dollars({ min: 0.01 })),
  lines: optional(list({ ...pieces, restock: boolean() }, { max: limits.cartLinesMax })),
  shipping: optional(boolean()),
  // An internal reason that the buyer does not see.
  reason: ruledText(orderFields.refundReason),
};

/** The reason is emailed to the buyer. */
const refuseReturnBody = { reason: ruledText(orderFields.returnAnswer) };

const receiveReturnBody = {
  // The lines of the return, and whether their pieces can be sold again.
  lines: list({ productId: id(), restock: boolean() }, { max: limits.cartLinesMax }),
  // Dollars. The default is the proposed refund; 0 means no refund.
  amount: optional(dollars()),
};

// An empty list has a specific code (ORD_002).
const shipOrdersBody = { orders: list({ id: id(), ...optionalTracking }, { max: limits.page.max }) };

export const orderAdminBodies = {
  'orders.admin.shipMany': shipOrdersBody,
  'orders.admin.changeStatus': changeStatusBody,
  'orders.admin.track': trackBody,
  // `changes` is the number of changes of the address that the administrator saw in the timeline.
  'orders.admin.changeAddress': { ...addressBody, changes: integer({ max: 1_000 }) },
  'orders.admin.note': { text: ruledText(orderFields.orderNote) },
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
export type ShipOrdersBody = BodyOf<typeof shipOrdersBody>;
export type TrackingBody = BodyOf<typeof trackingBody>;
