import { Injectable } from '@nestjs/common';
import { OrderEventKind } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { addEvent, type AdminAction, orderById } from '../orders.queries.js';

/** Records administrators' internal notes about an order. */
@Injectable()
export class OrderNotes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  async add({ orderId, actorId }: AdminAction, text: string, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        if ((await orderById(tx, orderId)) === null) throw new AppError('ORD_001');
        await addEvent(tx, orderId, OrderEventKind.NOTE, this.clock.now(), actorId, { text });
        await this.audit.write(tx, { actorId, action: 'order.noted', subjectType: 'order', subjectId: orderId });
      }),
    );
  }
}
