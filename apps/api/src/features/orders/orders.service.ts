import { Injectable } from '@nestjs/common';
import type { Locale, OrderStatus, OrderSummaryWire, OrderWire, Page } from '@dronesoccer/contracts';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/http/index.js';
import { CancelOrder } from './cancel-order.js';
import { OrderLinks } from './order-links.js';
import { presentOrder, presentSummary } from './orders.presenter.js';
import { ordersOf, orderView } from './orders.queries.js';
import { type Purchase, RecordOrder } from './record-order.js';

/** Who asks for an order: its owner, or whoever holds the link that was mailed. */
export interface OrderVisitor {
  userId: string | null;
  token: string | null;
  locale: Locale;
}

@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly links: OrderLinks,
    private readonly recordOrder: RecordOrder,
    private readonly cancelOrder: CancelOrder,
  ) {}

  record(tx: Tx, purchase: Purchase): Promise<OrderWire> {
    return this.recordOrder.record(tx, purchase);
  }

  /** A guest's answer carries the key to the order; it is made anew each time and stored nowhere. */
  withLink(order: OrderWire, userId: string | null): OrderWire {
    return userId === null ? { ...order, accessToken: this.links.tokenOf(order.id) } : order;
  }

  /** @throws AppError ORD_001 when there is none, or none for this visitor. */
  async get(id: string, { userId, token, locale }: OrderVisitor): Promise<OrderWire> {
    const order = await orderView(this.database, id, { userId, hasLink: this.links.opens(id, token) }, locale);
    if (order === null) throw new AppError('ORD_001');
    return presentOrder(order);
  }

  async cancel(id: string, visitor: OrderVisitor): Promise<OrderWire> {
    // Whoever may not see it may not cancel it, and learns nothing about it.
    await this.get(id, visitor);
    await this.cancelOrder.cancel({ orderId: id, who: 'customer', actorId: visitor.userId });
    return this.get(id, visitor);
  }

  async listOf(
    userId: string,
    { page, pageSize, status }: { page: number; pageSize: number; status: OrderStatus | null },
  ): Promise<Page<OrderSummaryWire>> {
    const filter = { status, limit: pageSize, offset: (page - 1) * pageSize };
    const { rows, total } = await ordersOf(this.database, userId, filter);
    return { items: rows.map(presentSummary), total, page, pageSize };
  }
}
