import { Injectable } from '@nestjs/common';
import { OrderEventKind, OrderStatus } from '@dronesoccer/contracts';
import { orderTransition } from '@dronesoccer/domain';
import { inSavepoint, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { redeemCouponAgain } from '../../coupons/index.js';
import { recordSold, reserveStock } from '../../inventory/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, lockOrder, moveOrder, orderedQuantities, type OrderRow } from '../orders.queries.js';

/** Thrown to roll back the stock or coupon use already taken when the rest is not available. */
class Unavailable extends Error {}

/** Applies a received payment to its order. */
@Injectable()
export class SettleOrder {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Marks an order as paid. Returns false if the order cannot use the payment: it is already paid, was cancelled by
   * someone, or expired and its stock or coupon use is gone. Nothing has changed then, and the caller must refund the
   * money.
   *
   * @param order the order as read under its lock
   */
  async pay(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    const transition = orderTransition({ from: order.status, to: OrderStatus.PAID, who: 'payment' }, order);
    if (transition === null) return false;
    const again = transition.effects.includes('reserveAgain');
    if (again && !(await this.reserveAgain(tx, order, at))) return false;
    await this.markPaid(tx, order, at, again ? OrderEventKind.REINSTATED : null);
    return true;
  }

  /** Marks an order with a total of 0 as paid. */
  async free(tx: Tx, orderId: string, at: Date): Promise<void> {
    const order = await lockOrder(tx, orderId);
    const step = { from: OrderStatus.PENDING, to: OrderStatus.PAID, who: 'system' } as const;
    if (order === null || order.totalCents !== 0 || orderTransition(step) === null) throw new AppError('ORD_008');
    await this.markPaid(tx, order, at, null);
  }

  private async markPaid(tx: Tx, order: OrderRow, at: Date, before: OrderEventKind | null): Promise<void> {
    if (!(await moveOrder(tx, order, OrderStatus.PAID, at))) throw new AppError('ORD_006');
    if (before !== null) await addEvent(tx, order.id, before, at);
    await addEvent(tx, order.id, OrderEventKind.PAID, at);
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId: order.id, kind: 'confirmed' });
  }

  /** Takes back everything that the expiry released, all or nothing. */
  private async reserveAgain(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    try {
      await inSavepoint(tx, async () => {
        if (!(await this.takeAgain(tx, order, at))) throw new Unavailable();
      });
      return true;
    } catch (error) {
      if (error instanceof Unavailable) return false;
      throw error;
    }
  }

  private async takeAgain(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    if (!(await redeemCouponAgain(tx, order.id))) return false;
    const quantities = await orderedQuantities(tx, order.id);
    const { delivery, locationId } = order;
    const reserved = await reserveStock(tx, { wanted: quantities, delivery, locationId });
    if (reserved.ok) await recordSold(tx, order.id, reserved.takes, at);
    return reserved.ok;
  }
}
