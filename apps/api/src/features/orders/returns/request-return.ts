import { Injectable } from '@nestjs/common';
import { limits, OrderEventKind, type ReturnReason } from '@dronesoccer/contracts';
import { returnUntil } from '@dronesoccer/domain';
import { Clock } from '../../../platform/clock/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, lockOrder, returnDaysInForce } from '../orders.queries.js';
import { insertReturn, type LineLeft, linesLeft, type NewReturn } from './returns.queries.js';

export interface ReturnWish {
  orderId: string;
  /** Whoever asks; null with the signed link alone. */
  userId: string | null;
  lines: readonly { productId: string; quantity: unknown; reason: ReturnReason }[];
  note: string | null;
}

/** Asks to send pieces back: within the period, and never more than was bought less what is on its way back already. */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** @throws AppError ORD_008 before shipping, RETURN_001 after the period, ORD_009, ORD_014, ORD_015 for its lines */
  async request(tx: Tx, { orderId, userId, lines, note }: ReturnWish): Promise<void> {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new AppError('ORD_001');
    const now = this.clock.now();
    const until = returnUntil(order, await returnDaysInForce(tx));
    if (until === null) throw new AppError('ORD_008');
    if (now > until) throw new AppError('RETURN_001');
    const returnId = await insertReturn(tx, {
      orderId,
      reason: note,
      lines: piecesToReturn(await linesLeft(tx, orderId), lines),
      at: now,
    });
    await addEvent(tx, orderId, OrderEventKind.RETURN_REQUESTED, now, userId);
    await this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'return-requested', returnId });
  }
}

function piecesToReturn(bought: readonly LineLeft[], wished: ReturnWish['lines']): NewReturn['lines'] {
  if (wished.length === 0) throw new AppError('ORD_014');
  return wished.map(({ productId, quantity, reason }, index) => {
    // A product named twice would be counted twice against the same pieces.
    if (wished.findIndex((other) => other.productId === productId) !== index) throw new AppError('ORD_015');
    const line = bought.find((candidate) => candidate.productId === productId);
    if (line === undefined) throw new AppError('ORD_009');
    if (!isPieces(quantity) || quantity > line.left) throw new AppError('ORD_015');
    return { orderLineId: line.id, quantity, reason };
  });
}

/** A whole number of pieces, 1 or more. */
export function isPieces(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.quantityMax;
}
