import { OrderEventKind, type OrderMail, OrderStatus, RefundStatus, ReturnStatus } from '@dronesoccer/contracts';
import type { OrderView } from '../order-view.queries.js';
import type { OrderMailJob } from '../orders.jobs.js';

const returnMails: Readonly<Record<ReturnStatus, OrderMail>> = {
  [ReturnStatus.REQUESTED]: 'return-requested',
  [ReturnStatus.APPROVED]: 'return-approved',
  [ReturnStatus.REFUSED]: 'return-refused',
  [ReturnStatus.RECEIVED]: 'return-received',
};

/** The mails that are still true of an order as it is now: of several refunds or returns, the latest one's. */
export function resendableMails(order: OrderView): Omit<OrderMailJob, 'orderId' | 'actorId'>[] {
  const happened = new Set(order.timeline.map(({ kind }) => kind));
  const refund = order.refunds.findLast(({ status }) => status === RefundStatus.DONE);
  const lastReturn = order.returns.at(-1);
  const isPending = order.status === OrderStatus.PENDING;
  const isWaiting = order.status === OrderStatus.PAID && happened.has(OrderEventKind.READY_FOR_PICKUP);
  return [
    ...(order.paidAt === null || order.status === OrderStatus.CANCELLED ? [] : [{ kind: 'confirmed' as const }]),
    ...(isPending && happened.has(OrderEventKind.PAYMENT_FAILED) ? [{ kind: 'payment-failed' as const }] : []),
    ...(isWaiting ? [{ kind: 'ready-for-pickup' as const }] : []),
    ...(order.status === OrderStatus.SHIPPED ? [{ kind: 'shipped' as const }] : []),
    ...(order.status === OrderStatus.CANCELLED ? [{ kind: 'cancelled' as const }] : []),
    ...(refund === undefined ? [] : [{ kind: 'refunded' as const, amountCents: refund.amountCents }]),
    ...(lastReturn === undefined ? [] : [{ kind: returnMails[lastReturn.status], returnId: lastReturn.id }]),
  ];
}
