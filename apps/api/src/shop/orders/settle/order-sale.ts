import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryMethod, OrderEventKind, OrderStatus, RefundKind } from '@dronesoccer/contracts';
import { Jobs } from '../../../platform/jobs/index.js';
import { type ListedSubjects, SubjectPayments } from '../../../money/payments/index.js';
import { type Sale, Sales } from '../../../money/sales/index.js';
import { recordAcceptance } from '../../../people/policies/index.js';
import { CancelOrder } from '../change/cancel-order.js';
import { failureMailDelayMs, mailAboutOrder, orderJobs } from '../orders.jobs.js';
import { addEvent, lockOrder, orderById, orderKind, type OrderRow } from '../orders.queries.js';
import { OrderLinks } from '../show/order-links.js';
import { orderAccount } from './accounting.queries.js';
import { SettleOrder } from './settle-order.js';

const isPickup = `o.delivery = ${DeliveryMethod.PICKUP}`;
const listedOrders: ListedSubjects = (places) => `SELECT o.id AS subject_id, o.number AS name, o.email::text AS email,
  CASE WHEN ${isPickup} THEN o.location_id END AS location_id FROM orders o
  ${places === null ? '' : `WHERE ${isPickup} AND o.location_id = ANY(${places})`}`;

/** Sells orders through the sales kit. */
@Injectable()
export class OrderSale implements OnModuleInit {
  readonly sale: Sale<OrderRow>;

  constructor(
    private readonly sales: Sales,
    links: OrderLinks,
    jobs: Jobs,
    settle: SettleOrder,
    cancelOrder: CancelOrder,
    payments: SubjectPayments,
  ) {
    this.sale = {
      ...orderKind,
      account: orderAccount,
      listed: listedOrders,
      links,
      find: orderById,
      lock: lockOrder,
      pay: (tx, order, at) => settle.pay(tx, order, at),
      expire: (tx, order) => cancelOrder.expire(tx, order),
      // The customer saw the sentence above the button, and did not place the order.
      onStarted: async (tx, { id, isDeskOrder, locale }, at) => {
        if (isDeskOrder) await recordAcceptance(tx, { subject: 'order', subjectId: id, locale, at });
      },
      onFailed: async (tx, orderId, { at, paymentId }) => {
        const startAfter = new Date(at.getTime() + failureMailDelayMs);
        await jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'payment-failed', paymentId }, { startAfter });
      },
      onRefunded: async (tx, orderId, { amountCents, refundId }) => {
        await jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'refunded', amountCents, refundId });
      },
      onDisputeLost: (tx, orderId, { amountCents, at }) =>
        addEvent(tx, orderId, OrderEventKind.DISPUTE_LOST, at, null, { amountCents }),
      onDisputeReversed: async (tx, subjectId, at) => {
        if ((await orderById(tx, subjectId))?.status !== OrderStatus.CANCELLED) return;
        const amountCents = await payments.refundable(tx, subjectId);
        const part = { kind: RefundKind.CANCELLED, reason: lossReversed, actorId: null, at };
        await payments.refund(tx, { subjectId, amountCents, waitsForDispute: true, ...part });
      },
    };
  }

  onModuleInit(): void {
    this.sales.register(this.sale, orderJobs);
  }
}

/** The reason that the list of refunds shows. */
const lossReversed = 'The bank reversed a lost dispute after the cancellation';
