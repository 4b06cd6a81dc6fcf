import { type ProvinceCode, ReturnStatus, type TaxClass } from '@dronesoccer/contracts';
import { type PaidOrder, taxedClasses, type TaxName } from '@dronesoccer/domain';
import type { Executor } from '../../../../platform/database/index.js';

export interface PaidOrderLine {
  id: string;
  productId: string;
  name: string;
  taxClass: TaxClass;
  quantity: number;
  /** The net price of the whole line after discount, in cents. */
  net: number;
  /** The pieces that were refunded, or received back with or without a refund. */
  settled: number;
  /** The pieces of open returns. */
  awaited: number;
}

interface PaidOrderRow {
  province: ProvinceCode;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  shippingRefunded: boolean;
  lines: PaidOrderLine[];
  taxes: { name: TaxName; amount: number }[];
}

/** The refundable parts of an order, in the form that the domain needs. */
export interface Refundable {
  lines: readonly PaidOrderLine[];
  paid: PaidOrder;
  taxCents: number;
  totalCents: number;
  shippingRefunded: boolean;
}

/**
 * Reads an order as it was paid, with its refunded pieces. Pieces count once even if their refund failed: a refund that
 * the provider refused is retried, not made again.
 */
export async function refundableOrder(executor: Executor, orderId: string): Promise<Refundable | null> {
  const [row] = await executor.query<PaidOrderRow>(
    `SELECT o.tax_province AS province, o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents",
       o.total_cents AS "totalCents",
       EXISTS (SELECT 1 FROM payments p JOIN refunds r ON r.payment_id = p.id
               JOIN order_refunds f ON f.refund_id = r.id
               WHERE p.subject_id = o.id AND f.shipping_cents > 0) AS "shippingRefunded",
       (SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name, 'taxClass', l.tax_class,
                 'quantity', l.quantity, 'net', l.unit_price_cents * l.quantity - l.discount_cents,
                 'settled', (COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl
                               JOIN order_returns r ON r.id = rl.return_id
                               WHERE rl.order_line_id = l.id AND r.status = ${ReturnStatus.RECEIVED}), 0)
                             + COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id), 0))::int,
                 'awaited', COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl
                               JOIN order_returns r ON r.id = rl.return_id
                               WHERE rl.order_line_id = l.id
                                 AND r.status IN (${ReturnStatus.REQUESTED}, ${ReturnStatus.APPROVED})), 0)::int)
               ORDER BY l.position)
        FROM order_lines l WHERE l.order_id = o.id) AS lines,
       (SELECT COALESCE(json_agg(json_build_object('name', t.name, 'amount', t.amount_cents) ORDER BY t.position), '[]')
        FROM order_tax_lines t WHERE t.order_id = o.id) AS taxes
     FROM orders o WHERE o.id = $1::uuid`,
    [orderId],
    'refund-paid-order',
  );
  if (row === undefined) return null;
  const { lines, taxes, province, shippingCents, ...rest } = row;
  return {
    ...rest,
    lines,
    paid: {
      lines,
      shipping: shippingCents,
      taxes: taxes.map((tax) => ({ ...tax, classes: taxedClasses(province, tax.name) })),
    },
  };
}
