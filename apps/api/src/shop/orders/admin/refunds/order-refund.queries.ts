import { AppError } from '../../../../platform/errors/index.js';
import type { Tx } from '../../../../platform/database/index.js';
import type { RequestedRefund } from '../../../../money/payments/index.js';

/** The parts of an order that a refund pays for, in cents. */
interface RefundPurpose {
  /** The shipping in the refunds' amount, before tax. */
  shippingCents: number;
  /** The tax in the refunds' amount. */
  taxCents: number;
  /** The return that the refund pays for, if any. */
  orderReturnId?: string;
  /** The pieces that the refund pays for without a return. */
  pieces?: readonly {
    orderLineId: string;
    quantity: number;
    /** True if the pieces went back to the shelf. */
    restock: boolean;
  }[];
}

/**
 * Records what refunds pay for, in the transaction that requests them. If an amount is split over several refunds, the
 * first one carries all details.
 *
 * @throws AppError PAY_002 if there is no refund, because none was requested
 */
export async function recordOrderRefunds(
  tx: Tx,
  [first, ...others]: readonly RequestedRefund[],
  purpose: RefundPurpose,
): Promise<void> {
  if (first === undefined) throw new AppError('PAY_002');
  const shippingCents = Math.min(purpose.shippingCents, first.amountCents);
  const taxCents = Math.min(purpose.taxCents, first.amountCents - shippingCents);
  const { orderReturnId = null, pieces = [] } = purpose;
  await tx.query(
    `WITH refund AS (
       INSERT INTO order_refunds (refund_id, order_return_id, shipping_cents, tax_cents)
       VALUES ($1::uuid, $2::uuid, $3, $4)
     ), others AS (
       INSERT INTO order_refunds (refund_id, order_return_id) SELECT id, $2::uuid FROM unnest($5::uuid[]) AS o (id)
     )
     INSERT INTO refund_lines (refund_id, order_line_id, quantity, restock)
     SELECT $1::uuid, p.* FROM unnest($6::uuid[], $7::int[], $8::boolean[]) AS p (order_line_id, quantity, restock)`,
    [
      first.refundId,
      orderReturnId,
      shippingCents,
      taxCents,
      others.map(({ refundId }) => refundId),
      pieces.map((piece) => piece.orderLineId),
      pieces.map((piece) => piece.quantity),
      pieces.map((piece) => piece.restock),
    ],
    'order-refund-insert',
  );
}
