import { Injectable } from '@nestjs/common';
import {
  type Page,
  type ReceivedQuery,
  RefundStatus,
  type ReturnStatus,
  type ReturnSummaryWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import {
  bindTo,
  type Conditions,
  Database,
  equals,
  pageOf,
  type Slice,
  whereOf,
} from '../../../../platform/database/index.js';

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

type ReturnQuery = ReceivedQuery<'orders.admin.returns'>;

const conditions: Conditions<ReturnQuery> = { status: equals('r.status') };

/** Lists the returns of all orders, longest wait first. */
@Injectable()
export class ListReturns {
  constructor(private readonly database: Database) {}

  list(query: ReturnQuery): Promise<Page<ReturnSummaryWire>> {
    return pageOf(query, (slice) => this.queued(query, slice), presentQueued);
  }

  private async queued(query: ReturnQuery, { limit, offset }: Slice): Promise<{ rows: QueuedReturn[]; total: number }> {
    const values: unknown[] = [];
    const bind = bindTo(values);
    const found = `FROM order_returns r WHERE ${whereOf(conditions, query, bind)}`;
    const [all] = await this.database.query<{ total: number }>(`SELECT count(*)::int AS total ${found}`, [...values]);
    const rows = await this.database.query<QueuedReturn>(
      `SELECT r.id, o.id AS "orderId", o.number AS "orderNumber", r.status, r.requested_at AS "requestedAt", o.email,
         COALESCE(o.address ->> 'fullName', o.pickup_name, (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.user_id),
           o.email) AS "customerName",
         (SELECT sum(rl.quantity)::int FROM order_return_lines rl WHERE rl.return_id = r.id) AS pieces,
         f.cents AS "refundCents", COALESCE(f.done, false) AS "refundDone", COALESCE(f.failed, false) AS "refundFailed"
       FROM (SELECT r.* ${found} ORDER BY r.requested_at, r.id LIMIT ${bind(limit)} OFFSET ${bind(offset)}) r
       JOIN orders o ON o.id = r.order_id
       LEFT JOIN LATERAL (
         SELECT sum(x.amount_cents)::int AS cents, bool_and(x.status = ${RefundStatus.DONE}) AS done,
           bool_or(x.status = ${RefundStatus.FAILED}) AS failed
         FROM order_refunds y JOIN refunds x ON x.id = y.refund_id WHERE y.order_return_id = r.id) f ON true
       ORDER BY r.requested_at, r.id`,
      values,
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
