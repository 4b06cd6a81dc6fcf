import { type ReturnReason, type ReturnStatus } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { returnedOrRefundedPieces } from '../show/order-view.queries.js';

/** A line with the number of pieces that can still be returned. */
export interface LineLeft {
  id: string;
  productId: string;
  left: number;
}

/** Reads the lines of an order. The caller must hold the order's lock, so that no one else returns pieces meanwhile. */
export function linesLeft(tx: Tx, orderId: string): Promise<LineLeft[]> {
  return tx.query<LineLeft>(
    `SELECT l.id, l.product_id AS "productId", l.quantity - ${returnedOrRefundedPieces} AS "left"
     FROM order_lines l WHERE l.order_id = $1::uuid ORDER BY l.position`,
    [orderId],
    'return-lines-left',
  );
}

export interface NewReturn {
  orderId: string;
  reason: string | null;
  lines: readonly { orderLineId: string; quantity: number; reason: ReturnReason }[];
  at: Date;
}

export async function insertReturn(tx: Tx, { orderId, reason, lines, at }: NewReturn): Promise<string> {
  const id = newId();
  await tx.query(
    `WITH asked AS (
       INSERT INTO order_returns (id, order_id, reason, requested_at) VALUES ($1::uuid, $2::uuid, $3, $4::timestamptz)
     )
     INSERT INTO order_return_lines (return_id, order_line_id, quantity, reason)
     SELECT $1::uuid, l.* FROM unnest($5::uuid[], $6::int[], $7::smallint[]) AS l (order_line_id, quantity, reason)`,
    [
      id,
      orderId,
      reason,
      at,
      lines.map((line) => line.orderLineId),
      lines.map((line) => line.quantity),
      lines.map((line) => line.reason),
    ],
    'return-insert',
  );
  return id;
}

export interface ReturnRow {
  id: string;
  status: ReturnStatus;
  lines: { orderLineId: string; productId: string; quantity: number; reason: ReturnReason }[];
}

/** Returns null if the order has no such return. */
export async function returnOf(executor: Executor, orderId: string, returnId: string): Promise<ReturnRow | null> {
  const [row] = await executor.query<ReturnRow>(
    `SELECT r.id, r.status,
       (SELECT json_agg(json_build_object('orderLineId', l.id, 'productId', l.product_id, 'quantity', rl.quantity,
                 'reason', rl.reason) ORDER BY l.position)
        FROM order_return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.return_id = r.id) AS lines
     FROM order_returns r WHERE r.id = $2::uuid AND r.order_id = $1::uuid`,
    [orderId, returnId],
    'return-of-order',
  );
  return row ?? null;
}

interface ReturnDecision {
  id: string;
  from: ReturnStatus;
  to: ReturnStatus;
  actorId: string;
  note: string | null;
  at: Date;
}

/** Changes the status by compare-and-set. Returns false if someone else has decided in the meantime. */
export async function moveReturn(tx: Tx, { id, from, to, actorId, note, at }: ReturnDecision): Promise<boolean> {
  const moved = await tx.query(
    `UPDATE order_returns SET status = $3::smallint, decided_by = $4::uuid, decided_at = $5::timestamptz,
            note = COALESCE($6, note)
     WHERE id = $1::uuid AND status = $2::smallint RETURNING id`,
    [id, from, to, actorId, at, note],
    'return-move',
  );
  return moved.length === 1;
}

/** The result for each line of a received return. Amounts are in cents. */
export interface LineReceived {
  orderLineId: string;
  restock: boolean;
  refundCents: number;
}

export async function recordReceived(tx: Tx, returnId: string, lines: readonly LineReceived[]): Promise<void> {
  await tx.query(
    `UPDATE order_return_lines rl SET restock = r.restock, refund_cents = r.refund_cents
     FROM unnest($2::uuid[], $3::boolean[], $4::int[]) AS r (order_line_id, restock, refund_cents)
     WHERE rl.return_id = $1::uuid AND rl.order_line_id = r.order_line_id`,
    [
      returnId,
      lines.map((line) => line.orderLineId),
      lines.map((line) => line.restock),
      lines.map((line) => line.refundCents),
    ],
    'return-record-received',
  );
}
