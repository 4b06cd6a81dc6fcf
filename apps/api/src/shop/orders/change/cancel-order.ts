import { Injectable } from '@nestjs/common';
import { type CancelGrounds, CancelReason, OrderEventKind, OrderStatus } from '@dronesoccer/contracts';
import { type Actor, orderTransition, orderTransitionError } from '@dronesoccer/domain';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { releaseRedemption } from '../../coupons/index.js';
import { ShelveStock } from '../../inventory/index.js';
import { SubjectPayments } from '../../../money/payments/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, type EventData, lockOrder, moveOrder, type OrderRow, writtenOffPieces } from '../orders.queries.js';
import { ReadOrders } from '../show/read-orders.js';

/** The reason that the order records for each actor. */
const reasons = {
  customer: CancelReason.CUSTOMER,
  admin: CancelReason.ADMIN,
  expiry: CancelReason.EXPIRED,
} as const satisfies Partial<Record<Actor, CancelReason>>;

export interface Cancellation {
  who: keyof typeof reasons;
  actorId: string | null;
  /** The reason that an administrator gives. */
  grounds?: CancelGrounds | undefined;
  /** True if the customer continues with the items, so that no cancellation email is sent. */
  isQuiet?: boolean;
}

/**
 * Cancels an order on request or when its hold expires, and releases in one transaction everything that it held: stock,
 * coupon use, open payment, money.
 */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly shelves: ShelveStock,
    private readonly payments: SubjectPayments,
    private readonly orders: ReadOrders,
  ) {}

  /** @throws AppError ORD_011 or ORD_012 if it is too late, ORD_007 if its money cannot be refunded */
  async cancel(orderId: string, visitor: Visitor): Promise<void> {
    // A visitor who may not see the order may not cancel it, and learns nothing about it.
    await this.orders.get(orderId, visitor);
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) throw new AppError('ORD_001');
      await this.cancelLocked(tx, order, { who: 'customer', actorId: visitor.userId });
    });
  }

  /** Cancels an order that the caller has locked. */
  async cancelLocked(tx: Tx, order: OrderRow, cancellation: Cancellation): Promise<void> {
    const step = { from: order.status, to: OrderStatus.CANCELLED, who: cancellation.who };
    const refusal = orderTransitionError(step, order);
    if (refusal !== null) throw new AppError(refusal);
    await this.cancelIn(tx, order, cancellation);
  }

  /** Cancels a locked order whose hold has expired. An order that was meanwhile paid or cancelled stays unchanged. */
  async expire(tx: Tx, order: OrderRow): Promise<void> {
    const step = { from: order.status, to: OrderStatus.CANCELLED, who: 'expiry' } as const;
    if (orderTransition(step, order) !== null) await this.cancelIn(tx, order, { who: 'expiry', actorId: null });
  }

  private async cancelIn(
    tx: Tx,
    order: OrderRow,
    { who, actorId, grounds, isQuiet = false }: Cancellation,
  ): Promise<void> {
    const now = this.clock.now();
    const moved = await moveOrder(tx, order, OrderStatus.CANCELLED, now, reasons[who]);
    const money = { subjectId: order.id, reason: 'order cancelled', actorId, at: now };
    if (!moved || !(await this.payments.release(tx, money))) throw new AppError('ORD_007');
    // The coupon comes before the stock, as everywhere. This lock order prevents deadlocks.
    await releaseRedemption(tx, order.id, now);
    const writtenOff = await writtenOffPieces(tx, order.id);
    await this.shelves.release(tx, { orderId: order.id, writtenOff, actorId, at: now });
    await addEvent(tx, order.id, OrderEventKind.CANCELLED, now, actorId, dataOf(grounds));
    if (!isQuiet) await this.jobs.enqueue(tx, mailAboutOrder, { orderId: order.id, kind: 'cancelled' });
  }
}

function dataOf(grounds: CancelGrounds | undefined): EventData {
  if (grounds === undefined) return {};
  const { cause, note, tellBuyer } = grounds;
  return { cause, isTold: tellBuyer, ...(note !== undefined && note !== '' && { text: note }) };
}
