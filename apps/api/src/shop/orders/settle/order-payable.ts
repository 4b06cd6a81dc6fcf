import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryMethod, OrderEventKind, OrderStatus, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import {
  type Due,
  type FailedSettlement,
  type Locked,
  type Payable,
  Payables,
  type RefundSettlement,
  type Settlement,
} from '../../../money/payments/index.js';
import { orderAccount } from './accounting.queries.js';
import { OrderLinks } from '../show/order-links.js';
import { failureMailDelayMs, mailAboutOrder } from '../orders.jobs.js';
import { addEvent, lockOrder, orderById, type OrderRow } from '../orders.queries.js';
import { SettleOrder } from './settle-order.js';

const listedOrders = `SELECT o.id AS subject_id, o.number AS name, o.email::text AS email,
  CASE WHEN o.delivery = ${DeliveryMethod.PICKUP} THEN o.location_id END AS location_id FROM orders o`;

/** Adapts orders to payments. */
@Injectable()
export class OrderPayable implements Payable, OnModuleInit {
  readonly kind = PaymentSubjectKind.ORDER;
  readonly account = orderAccount;
  readonly listed = listedOrders;

  constructor(
    private readonly payables: Payables,
    private readonly links: OrderLinks,
    private readonly jobs: Jobs,
    private readonly settle: SettleOrder,
  ) {}

  onModuleInit(): void {
    this.payables.register(this);
  }

  async find(executor: Executor, orderId: string, { userId, token }: Visitor): Promise<Due | null> {
    const order = await orderById(executor, orderId);
    const mayPay =
      order !== null && ((userId !== null && order.userId === userId) || this.links.opens(order.id, token));
    return mayPay ? this.dueOf(order) : null;
  }

  async describe(executor: Executor, orderId: string): Promise<Due | null> {
    const order = await orderById(executor, orderId);
    return order === null ? null : this.dueOf(order);
  }

  async lock(tx: Tx, orderId: string): Promise<Locked | null> {
    const order = await lockOrder(tx, orderId);
    if (order === null) return null;
    return { due: this.dueOf(order), pay: ({ at }) => this.settle.pay(tx, order, at) };
  }

  started(tx: Tx, orderId: string, at: Date): Promise<void> {
    return addEvent(tx, orderId, OrderEventKind.PAYMENT_STARTED, at);
  }

  async failed(tx: Tx, orderId: string, { at, paymentId }: FailedSettlement): Promise<void> {
    await addEvent(tx, orderId, OrderEventKind.PAYMENT_FAILED, at);
    const startAfter = new Date(at.getTime() + failureMailDelayMs);
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'payment-failed', paymentId }, { startAfter });
  }

  async refunded(tx: Tx, orderId: string, { at, amountCents, refundId }: RefundSettlement): Promise<void> {
    await addEvent(tx, orderId, OrderEventKind.REFUNDED, at, null, { amountCents });
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'refunded', amountCents, refundId });
  }

  refundRefused(tx: Tx, orderId: string, { at, amountCents }: Settlement): Promise<void> {
    return addEvent(tx, orderId, OrderEventKind.REFUND_FAILED, at, null, { amountCents });
  }

  private dueOf(order: OrderRow): Due {
    return {
      subject: { kind: this.kind, id: order.id },
      number: order.number,
      email: order.email,
      locale: order.locale,
      amountCents: order.totalCents,
      currency: 'CAD',
      isOpen: order.status === OrderStatus.PENDING,
      holdExpiresAt: order.holdExpiresAt,
      successUrl: this.links.done(order.id, order.locale),
      failureUrl: this.links.payment(order.id, order.locale),
    };
  }
}
