import { Injectable } from '@nestjs/common';
import { type ErrorCode, OrderStatus, type ReopenedOrderWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { lockCart, mergeInto } from '../../cart/index.js';
import { CancelOrder } from './cancel-order.js';
import { lockOrder, orderedQuantities, type OrderRow } from '../orders.queries.js';
import { ReadOrders } from '../show/read-orders.js';
import { presentReorder } from '../place/reorder.presenter.js';
import { linesToReorder } from '../place/reorder.queries.js';

/** The error for changing an order that is no longer unpaid. */
const refusals: Readonly<Record<Exclude<OrderStatus, typeof OrderStatus.PENDING>, ErrorCode>> = {
  [OrderStatus.PAID]: 'ORD_008',
  [OrderStatus.SHIPPED]: 'ORD_012',
  [OrderStatus.CANCELLED]: 'ORD_011',
};

/**
 * Lets a customer change an unpaid order: cancels it and, in the same transaction, moves its items back to the person's
 * cart. A guest's cart is in the browser, so a guest receives the lines.
 */
@Injectable()
export class TakeBackOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly orders: ReadOrders,
    private readonly cancelOrder: CancelOrder,
  ) {}

  /**
   * Takes an order back. The call is idempotent for a key.
   *
   * @throws AppError ORD_008 if it is paid, ORD_011 or ORD_012 if it has ended, CART_006 if the cart is too full
   */
  async takeBack(orderId: string, visitor: Visitor, repeat: Repeatable): Promise<ReopenedOrderWire> {
    await this.orders.get(orderId, visitor);
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.takeBackIn(tx, orderId, visitor)),
    );
  }

  private async takeBackIn(tx: Tx, orderId: string, { userId, locale }: Visitor): Promise<ReopenedOrderWire> {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new AppError('ORD_001');
    if (order.status !== OrderStatus.PENDING) throw new AppError(refusals[order.status]);
    // The cart's lines are locked before coupon and stock, as when an order is placed. This lock order prevents deadlocks.
    if (userId !== null) await lockCart(tx, userId);
    await this.cancelOrder.cancelLocked(tx, order, { who: 'customer', actorId: userId, isQuiet: true });
    const now = this.clock.now();
    if (userId !== null) await this.fillCart(tx, userId, order, now);
    const lines = await linesToReorder(tx, orderId, { locale, locationId: order.locationId, now });
    return { ...presentReorder(lines, locale), couponCode: order.couponCode, isInCart: userId !== null };
  }

  private async fillCart(tx: Tx, userId: string, { id, locationId }: OrderRow, now: Date): Promise<void> {
    // Uses the stock of the order's own location, where its pieces were just released.
    await mergeInto(tx, { userId, locationId, now }, await orderedQuantities(tx, id));
  }
}
