import { Injectable } from '@nestjs/common';
import { type AdminOrderWire, type Locale, OrderEventKind } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { addEvent, type AdminAction, orderById } from '../orders.queries.js';
import { OrderLinks } from '../show/order-links.js';
import { orderView } from '../show/order-view.queries.js';
import { refundableOrder } from './refunds/paid-order.queries.js';
import { orderDetails } from './order-details.queries.js';
import { presentDetails } from './order-details.presenter.js';

/** Reads an order with everything that the dashboard shows, and adds internal notes. */
@Injectable()
export class OrderDetails {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly links: OrderLinks,
  ) {}

  /** @throws AppError ORD_001 if the order does not exist */
  async get(id: string, locale: Locale): Promise<AdminOrderWire> {
    // Without a snapshot, a return received between two of these statements would count more pieces than were bought.
    const { order, details, paid } = await this.database.snapshot(async (tx) => ({
      order: await orderView(tx, id, { userId: null, hasLink: true }, locale),
      details: await orderDetails(tx, id, locale),
      paid: await refundableOrder(tx, id),
    }));
    if (order === null || details === null || paid === null) throw new AppError('ORD_001');
    const link = this.links.order(id, order.locale);
    return presentDetails({ order, details, paid, link, locale, now: this.clock.now() });
  }

  /** @throws AppError ORD_001 if the order does not exist */
  async addNote({ orderId, actorId }: AdminAction, text: string, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        if ((await orderById(tx, orderId)) === null) throw new AppError('ORD_001');
        await addEvent(tx, orderId, OrderEventKind.NOTE, this.clock.now(), actorId, { text });
        await this.audit.write(tx, { actorId, action: 'order.noted', subjectType: 'order', subjectId: orderId });
      }),
    );
  }
}
