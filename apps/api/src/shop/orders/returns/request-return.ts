import { Injectable } from '@nestjs/common';
import { limits, OrderEventKind, type ReceivedBody } from '@dronesoccer/contracts';
import { returnUntil } from '@dronesoccer/domain/calendar';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, lockOrder } from '../orders.queries.js';
import { ReadOrders } from '../show/read-orders.js';
import { insertReturn, type LineLeft, linesLeft, type NewReturn } from './returns.queries.js';

type ReturnBody = ReceivedBody<'orders.return'>;

/** Requests a return: within the return period, and never for more pieces than are left to return. */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly orders: ReadOrders,
  ) {}

  /**
   * Requests the return. The call is idempotent for a key.
   *
   * @throws AppError ORD_008 before shipping, RETURN_001 after the period, ORD_009, ORD_014, ORD_015 if its lines are
   * invalid
   */
  async request(orderId: string, visitor: Visitor, body: ReturnBody, repeat: Repeatable): Promise<void> {
    await this.orders.get(orderId, visitor);
    const { userId } = visitor;
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.requestIn(tx, orderId, userId, body)),
    );
  }

  /** @param userId null for a visitor who only has the signed link */
  private async requestIn(tx: Tx, orderId: string, userId: string | null, { lines, note }: ReturnBody): Promise<void> {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new AppError('ORD_001');
    const now = this.clock.now();
    const until = returnUntil(order, (await readSettings(tx)).returns.windowDays);
    if (until === null) throw new AppError('ORD_008');
    if (now > until) throw new AppError('RETURN_001');
    const returnId = await insertReturn(tx, {
      orderId,
      reason: note || null,
      lines: piecesToReturn(await linesLeft(tx, orderId), lines),
      at: now,
    });
    await addEvent(tx, orderId, OrderEventKind.RETURN_REQUESTED, now, userId);
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'return-requested', returnId });
  }
}

function piecesToReturn(bought: readonly LineLeft[], wished: ReturnBody['lines']): NewReturn['lines'] {
  if (wished.length === 0) throw new AppError('ORD_014');
  return wished.map(({ productId, quantity, reason }, index) => {
    // A product listed twice would be checked twice against the same pieces.
    if (wished.findIndex((other) => other.productId === productId) !== index) throw new AppError('ORD_015');
    const line = bought.find((candidate) => candidate.productId === productId);
    if (line === undefined) throw new AppError('ORD_009');
    if (!isPieces(quantity) || quantity > line.left) throw new AppError('ORD_015');
    return { orderLineId: line.id, quantity, reason };
  });
}

/** True for a whole number of pieces from 1 to `limits.quantityMax`. */
export function isPieces(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.quantityMax;
}
