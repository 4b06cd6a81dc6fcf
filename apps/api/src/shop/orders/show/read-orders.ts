import { Injectable } from '@nestjs/common';
import type { Locale, OrderStatus, OrderSummaryWire, OrderWire, Page, ReorderWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, pageOf, type RequestedPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { OrderLinks } from './order-links.js';
import { orderView } from './order-view.queries.js';
import { presentOrder, presentSummary } from '../orders.presenter.js';
import { ordersOf } from './person-orders.queries.js';
import { presentReorder } from '../place/reorder.presenter.js';
import { linesToReorder } from '../place/reorder.queries.js';

/** Reads customers' orders. */
@Injectable()
export class ReadOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: OrderLinks,
  ) {}

  list(
    userId: string,
    status: OrderStatus | null,
    locale: Locale,
    page: RequestedPage,
  ): Promise<Page<OrderSummaryWire>> {
    return pageOf(page, (slice) => ordersOf(this.database, userId, status, locale, slice), presentSummary);
  }

  /** @throws AppError ORD_001 if the order does not exist or is not visible to this visitor */
  async get(id: string, { userId, token, locale }: Visitor): Promise<OrderWire> {
    const order = await orderView(this.database, id, { userId, hasLink: this.links.opens(id, token) }, locale);
    if (order === null) throw new AppError('ORD_001');
    return presentOrder(order, this.clock.now());
  }

  /** Returns which lines of an order can be bought again now. */
  async reorder(id: string, visitor: Visitor, locationId: string | null): Promise<ReorderWire> {
    await this.get(id, visitor);
    const { locale } = visitor;
    const lines = await linesToReorder(this.database, id, { locale, locationId, now: this.clock.now() });
    return presentReorder(lines, locale);
  }
}
