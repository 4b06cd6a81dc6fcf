import { Injectable } from '@nestjs/common';
import type { OrderStatus, OrderSummaryWire, OrderWire, Page, ReceivedBody, ReorderWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError, Idempotency, type Repeatable } from '../../platform/http/index.js';
import { CancelOrder } from './cancel-order.js';
import { OrderLinks } from './order-links.js';
import { orderView } from './order-view.queries.js';
import { presentOrder, presentSummary } from './orders.presenter.js';
import { ordersOf } from './person-orders.queries.js';
import { type Purchase, RecordOrder } from './record-order.js';
import { presentReorder } from './reorder.presenter.js';
import { linesToReorder } from './reorder.queries.js';
import { RequestReturn } from './returns/request-return.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly links: OrderLinks,
    private readonly recordOrder: RecordOrder,
    private readonly cancelOrder: CancelOrder,
    private readonly requestReturn: RequestReturn,
  ) {}

  record(tx: Tx, purchase: Purchase): Promise<OrderWire> {
    return this.recordOrder.record(tx, purchase);
  }

  /** A guest's answer carries the key to the order; it is made anew each time and stored nowhere. */
  withLink(order: OrderWire, userId: string | null): OrderWire {
    return userId === null ? { ...order, accessToken: this.links.tokenOf(order.id) } : order;
  }

  /** @throws AppError ORD_001 when there is none, or none for this visitor. */
  async get(id: string, visitor: Visitor, executor: Executor = this.database): Promise<OrderWire> {
    const { userId, token, locale } = visitor;
    const order = await orderView(executor, id, { userId, hasLink: this.links.opens(id, token) }, locale);
    if (order === null) throw new AppError('ORD_001');
    return presentOrder(order, this.clock.now());
  }

  async cancel(id: string, visitor: Visitor): Promise<OrderWire> {
    // Whoever may not see it may not cancel it, and learns nothing about it.
    await this.get(id, visitor);
    await this.cancelOrder.cancel({ orderId: id, who: 'customer', actorId: visitor.userId });
    return this.get(id, visitor);
  }

  /** Asks to send pieces back; the same key asks once. */
  async return(
    id: string,
    visitor: Visitor,
    body: ReceivedBody<'orders.return'>,
    repeat: Repeatable,
  ): Promise<OrderWire> {
    await this.get(id, visitor);
    const { userId } = visitor;
    const { lines, note } = body;
    const wish = { orderId: id, userId, lines, note: note?.trim() ? note.trim() : null };
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.requestReturn.request(tx, wish)),
    );
    return this.get(id, visitor);
  }

  /** What of an order could be bought again now. */
  async reorder(id: string, visitor: Visitor, locationId: string | null): Promise<ReorderWire> {
    await this.get(id, visitor);
    const { locale } = visitor;
    const lines = await linesToReorder(this.database, id, { locale, locationId, now: this.clock.now() });
    return presentReorder(lines, locale);
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
