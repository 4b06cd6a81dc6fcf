import { Injectable } from '@nestjs/common';
import { OrderStatus, type ReceivedBody, RefundKind, type RefundProposalWire } from '@dronesoccer/contracts';
import { toCents, toDollars } from '@dronesoccer/domain';
import type { ConfirmedCaller } from '../../../../people/auth/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../../platform/idempotency/index.js';
import { ShelveStock } from '../../../inventory/index.js';
import { assertRefundConfirmed, SubjectPayments } from '../../../../money/payments/index.js';
import { type AdminAction, lockOrder, type OrderRow, shelfOf } from '../../orders.queries.js';
import { recordOrderRefunds } from './order-refund.queries.js';
import { refundableOrder } from './paid-order.queries.js';
import { type LinePieces, piecesOf, presentProposal, taxInside, worthOf } from './refund-amount.js';

interface RefundWish extends AdminAction {
  caller: ConfirmedCaller;
  /** In cents. Null means the value of the lines and the shipping. */
  amountCents: number | null;
  lines: readonly { productId: string; quantity: unknown; restock: boolean }[];
  shipping: boolean;
  reason: string;
}

/**
 * Refunds a part of an order: pieces, its shipping, or an amount. The order is locked, and a refund never exceeds the
 * rest.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly payments: SubjectPayments,
    private readonly shelves: ShelveStock,
  ) {}

  /** Computes the value of pieces and shipping without changing anything. */
  async propose(
    orderId: string,
    { lines = [], shipping = false }: ReceivedBody<'orders.admin.proposeRefund'>,
  ): Promise<RefundProposalWire> {
    const order = await refundableOrder(this.database, orderId);
    if (order === null) throw new AppError('ORD_001');
    const worth = worthOf(order, piecesOf(order, lines), shipping && !order.shippingRefunded);
    return presentProposal(worth, await this.payments.refundable(this.database, orderId));
  }

  /**
   * @throws AppError ORD_008 if the order is not paid, ORD_014 if nothing is requested, PAY_002 if less is left,
   * AUTH_019 above the sum of the settings
   */
  async refund(
    { orderId, caller }: { orderId: string; caller: ConfirmedCaller },
    body: ReceivedBody<'orders.admin.refund'>,
    repeat: Repeatable,
  ): Promise<void> {
    const { amount, lines = [], shipping = false, reason } = body;
    const amountCents = amount === undefined ? null : toCents(amount);
    const wish = { orderId, actorId: caller.id, caller, amountCents, lines, shipping, reason };
    await this.database.transaction((tx) => this.idempotency.run(tx, repeat, () => this.refundIn(tx, wish)));
  }

  /** @throws AppError REFUND_001, REFUND_002, or PAY_002 if the money was refunded another way meanwhile */
  async retry({ orderId, actorId }: AdminAction, refundId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await lockOrder(tx, orderId)) === null) throw new AppError('ORD_001');
      const { amountCents } = await this.payments.retry(tx, orderId, refundId);
      await this.audit.write(tx, {
        actorId,
        action: 'order.refund-retried',
        subjectType: 'order',
        subjectId: orderId,
        after: { refundId, amount: toDollars(amountCents) },
      });
    });
  }

  private async refundIn(tx: Tx, wish: RefundWish): Promise<void> {
    const { orderId, actorId, shipping, reason } = wish;
    const row = await lockOrder(tx, orderId);
    const order = await refundableOrder(tx, orderId);
    if (row === null || order === null) throw new AppError('ORD_001');
    if (row.status !== OrderStatus.PAID && row.status !== OrderStatus.SHIPPED) throw new AppError('ORD_008');
    if (wish.amountCents === null && wish.lines.length === 0 && !shipping) throw new AppError('ORD_014');
    if (shipping && (order.shippingRefunded || order.paid.shipping === 0)) throw new AppError('PAY_002');
    const pieces = piecesOf(order, wish.lines);
    const worth = worthOf(order, pieces, shipping);
    const refundableCents = await this.payments.refundable(tx, orderId);
    const amountCents = wish.amountCents ?? Math.min(worth.total, refundableCents);
    await assertRefundConfirmed(tx, wish.caller, { subjectIds: [orderId], amountCents });
    const at = this.clock.now();
    const restocked = restockOf(wish, pieces);
    const money = { subjectId: orderId, amountCents, kind: RefundKind.ADJUSTMENT, reason, actorId, at };
    await recordOrderRefunds(tx, await this.payments.refund(tx, money), {
      shippingCents: worth.shipping,
      taxCents: taxInside(amountCents, worth, order),
      pieces: pieces.map(({ line, quantity }, index) => ({
        orderLineId: line.id,
        quantity,
        restock: wish.lines[index]?.restock ?? false,
      })),
    });
    await this.toShelf(tx, row, restocked, actorId, at);
    await this.audit.write(tx, {
      actorId,
      action: 'order.refunded',
      subjectType: 'order',
      subjectId: orderId,
      before: { refundable: toDollars(refundableCents) },
      after: { amount: toDollars(amountCents), shipping, lines: wish.lines, reason },
    });
  }

  /**
   * Puts pieces back on the shelf. Pieces that never left go back to the stock points that hold them for the order, and
   * the others to where returns arrive.
   */
  private toShelf(tx: Tx, order: OrderRow, pieces: readonly LinePieces[], actorId: string, at: Date): Promise<void> {
    const restocking = {
      orderId: order.id,
      pieces: pieces.map(({ line, quantity }) => ({ productId: line.productId, quantity })),
      actorId,
      at,
    };
    return order.status === OrderStatus.PAID
      ? this.shelves.releasePieces(tx, restocking)
      : this.shelves.restock(tx, { ...restocking, locationId: shelfOf(order) });
  }
}

function restockOf({ lines }: RefundWish, pieces: readonly LinePieces[]): LinePieces[] {
  return pieces.filter((_, index) => lines[index]?.restock === true);
}
