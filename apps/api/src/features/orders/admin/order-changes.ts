import { Injectable } from '@nestjs/common';
import type { AdminOrderWire, Locale } from '@dronesoccer/contracts';
import { Database, type Tx } from '../../../platform/database/index.js';
import { Idempotency } from '../../../platform/http/index.js';
import { OrderFiles } from './order-files.js';

/** Who does something to which order. */
export interface Hand {
  orderId: string;
  actorId: string;
  locale: Locale;
}

export interface RepeatableHand extends Hand {
  /** The Idempotency-Key. */
  key: string | null;
}

/** Changes of an order that may be sent twice. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly files: OrderFiles,
  ) {}

  /** The same key does it once; the answer is the order as it is by now. */
  async once(
    what: string,
    { orderId, actorId, key, locale }: RepeatableHand,
    body: object,
    work: (tx: Tx) => Promise<void>,
  ): Promise<AdminOrderWire> {
    const repeatable = { scope: `ordersAdmin.${what}:${actorId}:${orderId}`, key, body };
    await this.database.transaction((tx) => this.idempotency.run(tx, repeatable, () => work(tx)));
    return this.files.get(orderId, locale);
  }
}
