import { Injectable } from '@nestjs/common';
import { type Page, RefundStatus, type ReturnStatus, type ReturnSummaryWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Database, pageOf, type Slice, type WantedPage } from '../../../../platform/database/index.js';

interface QueuedReturn {
  id: string;
  orderId: string;
  orderNumber: string;
  status: ReturnStatus;
  requestedAt: Date;
  customerName: string;
  email: string;
  pieces: number;
  refundCents: number | null;
  refundDone: boolean;
  refundFailed: boolean;
}

/** Lists the returns of all orders, longest wait first. */
@Injectable()
export class ListReturns {
  constructor(private readonly database: Database) {}

  list({ status = null, ...page }: WantedPage & { status?: ReturnStatus | null }): Promise<Page<ReturnSummaryWire>> {
    return pageOf(page, (slice) => this.queued(status, slice), presentQueued);
  }

  private async queued(
    status: ReturnStatus | null,
    { limit, offset }: Slice,
  ): Promise<{ rows: QueuedReturn[]; total: number }> {
    const rows = await this.database.query<QueuedReturn>(
      `SELECT r.id, o.id AS "orderId", o.number AS "orderNumber", r.status, r.requested_at AS "requestedAt", o.email,
         COALESCE(o.address ->> 'fullName', o.pickup_name, (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.user_id),
           o.email) AS "customerName",
         (SELECT sum(rl.quantity)::int FROM order_return_lines rl WHERE rl.return_id = r.id) AS pieces,
         f.cents AS "refundCents", COALESCE(f.done, false) AS "refundDone", COALESCE(f.failed, false) AS "refundFailed"
       FROM (SELECT * FROM order_returns WHERE $1::smallint IS NULL OR status = $1::smallint
             ORDER BY requested_at, id LIMIT $2 OFFSET $3) r
       JOIN orders o ON o.id = r.order_id
       LEFT JOIN LATERAL (
         SELECT sum(x.amount_cents)::int AS cents, bool_and(x.status = ${RefundStatus.DONE}) AS done,
           bool_or(x.status = ${RefundStatus.FAILED}) AS failed
         FROM order_refunds y JOIN refunds x ON x.id = y.refund_id WHERE y.order_return_id = r.id) f ON true
       ORDER BY r.requested_at, r.id`,
      [status, limit, offset],
      'returns-list',
    );
    const [all] = await this.database.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM order_returns WHERE $1::smallint IS NULL OR status = $1::smallint',
      [status],
      'returns-list-count',
    );
    return { rows, total: all?.total ?? 0 };
  }
}

function presentQueued(row: QueuedReturn): ReturnSummaryWire {
  const { refundCents, refundDone, refundFailed, requestedAt, ...shown } = row;
  const status = refundFailed ? RefundStatus.FAILED : refundDone ? RefundStatus.DONE : RefundStatus.PENDING;
  return {
    ...shown,
    requestedAt: requestedAt.toISOString(),
    refund: refundCents === null ? null : { amount: toDollars(refundCents), status },
  };
}
