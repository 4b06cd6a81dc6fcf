import { Injectable } from '@nestjs/common';
import type { AdminOrderWire, Locale } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { orderView } from '../order-view.queries.js';
import { refundableOrder } from '../refunds/paid-order.queries.js';
import { orderDetails } from './order-details.queries.js';
import { presentDetails } from './order-details.presenter.js';

/** An order with all that the dashboard shows of it. */
@Injectable()
export class OrderDetails {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError ORD_001 when there is none */
  async get(id: string, locale: Locale): Promise<AdminOrderWire> {
    const order = await orderView(this.database, id, { userId: null, hasLink: true }, locale);
    const details = await orderDetails(this.database, id, locale);
    const paid = await refundableOrder(this.database, id);
    if (order === null || details === null || paid === null) throw new AppError('ORD_001');
    return presentDetails({ order, details, paid, locale, now: this.clock.now() });
  }
}
