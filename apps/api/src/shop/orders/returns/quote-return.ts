import { Injectable } from '@nestjs/common';
import { ReturnReason, type ReceivedBody, type ReturnQuoteWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { Visitor } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { SubjectPayments } from '../../../money/payments/index.js';
import { refundableOrder } from '../admin/refunds/paid-order.queries.js';
import { givesShippingBack, piecesOf, worthOf } from '../admin/refunds/refund-amount.js';
import { ReadOrders } from '../show/read-orders.js';

/** Computes the refund of a return by the same rules as the later refund, without requesting anything. */
@Injectable()
export class QuoteReturn {
  constructor(
    private readonly database: Database,
    private readonly orders: ReadOrders,
    private readonly payments: SubjectPayments,
  ) {}

  /** @throws AppError ORD_008 outside the return period, ORD_009, ORD_014, ORD_015 if its lines are invalid */
  async quote(
    orderId: string,
    visitor: Visitor,
    { lines }: ReceivedBody<'orders.returnQuote'>,
  ): Promise<ReturnQuoteWire> {
    const { can } = await this.orders.get(orderId, visitor);
    const paid = await refundableOrder(this.database, orderId);
    if (can.returnUntil === null || paid === null) throw new AppError('ORD_008');
    if (lines.length === 0) throw new AppError('ORD_014');
    const pieces = piecesOf(paid, lines);
    const reasoned = pieces.map(({ line, quantity }, index) => {
      return { orderLineId: line.id, quantity, reason: lines[index]?.reason ?? ReturnReason.OTHER };
    });
    const worth = worthOf(paid, pieces, givesShippingBack(paid, reasoned));
    const ofPieces = worth.pieces.reduce((sum, cents) => sum + cents, 0);
    const refundable = await this.payments.refundable(this.database, orderId);
    return {
      lines: pieces.map(({ line }, index) => ({
        productId: line.productId,
        amount: toDollars(worth.pieces[index] ?? 0),
      })),
      shipping: toDollars(worth.total - ofPieces),
      amount: toDollars(Math.min(worth.total, refundable)),
    };
  }
}
