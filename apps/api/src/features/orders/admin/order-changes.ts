import { Injectable } from '@nestjs/common';
import type { AdminOrderWire, Locale } from '@dronesoccer/contracts';
import { Database, type Tx } from '../../../platform/database/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { OrderFiles } from './order-files.js';

/** What an administrator does to an order. */
export interface AdminAction {
  orderId: string;
  actorId: string;
  locale: Locale;
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
    repeat: Repeatable,
    { orderId, locale }: AdminAction,
    work: (tx: Tx) => Promise<void>,
  ): Promise<AdminOrderWire> {
    await this.database.transaction((tx) => this.idempotency.run(tx, repeat, () => work(tx)));
    return this.files.get(orderId, locale);
  }
}
