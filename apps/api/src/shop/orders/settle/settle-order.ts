import { Injectable } from '@nestjs/common';
import { OrderEventKind, OrderStatus } from '@dronesoccer/contracts';
import { orderTransition } from '@dronesoccer/domain';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { redeemCouponAgain } from '../../coupons/index.js';
import { recordSold, reserveStock } from '../../inventory/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, lockOrder, moveOrder, orderedQuantities, type OrderRow } from '../orders.queries.js';

/** What money that has arrived does to its order. */
@Injectable()
export class SettleOrder {
  constructor(private readonly jobs: Jobs) {}

  /**
   * A payment is here. Answers false when the order has no use for it: it is paid already, was cancelled by someone,
   * or expired and what it had reserved is gone. Then nothing has changed and the money has to go back.
   *
   * @param order as it is under its lock
   */
  async pay(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    const transition = orderTransition({ from: order.status, to: OrderStatus.PAID, who: 'payment' }, order);
    if (transition === null) return false;
    const again = transition.effects.includes('reserveAgain');
    if (again && !(await this.reserveAgain(tx, order, at))) return false;
    await this.markPaid(tx, order, at, again ? OrderEventKind.REINSTATED : null);
    return true;
  }

  /** There is nothing to pay. */
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

  /** All that the expiry gave back is had again, or none of it. */
  private async reserveAgain(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    await tx.query('SAVEPOINT reserve_again');
    if (await this.takeAgain(tx, order, at)) {
      await tx.query('RELEASE SAVEPOINT reserve_again');
      return true;
    }
    await tx.query('ROLLBACK TO SAVEPOINT reserve_again');
    return false;
  }

  private async takeAgain(tx: Tx, order: OrderRow, at: Date): Promise<boolean> {
    if (!(await redeemCouponAgain(tx, order.id))) return false;
    const wanted = await orderedQuantities(tx, order.id);
    const { delivery, locationId } = order;
    const reserved = await reserveStock(tx, { wanted, delivery, locationId });
    if (reserved.ok) await recordSold(tx, order.id, reserved.takes, at);
    return reserved.ok;
  }
}
