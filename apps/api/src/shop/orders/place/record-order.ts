import { Injectable } from '@nestjs/common';
import { limits, type Locale, OrderEventKind, OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { msPerMinute, type OrderLine, orderNumber, type PricedOrder } from '@dronesoccer/domain';
import { organisationYear } from '@dronesoccer/domain/calendar';
import { Config } from '../../../config/index.js';
import { newId, type Tx } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import type { Place } from '../../../places/locations/index.js';
import type { StockTake } from '../../inventory/index.js';
import { limitUnpaidOrders } from './limit-unpaid.js';
import { OrderLinks } from '../show/order-links.js';
import { mailAboutOrder, orderJobs } from '../orders.jobs.js';
import { presentOrder } from '../orders.presenter.js';
import type { OrderTerms } from './order-terms.js';
import { insertOrder, nextOrderSequence } from './record-order.queries.js';
import { SettleOrder } from '../settle/settle-order.js';

interface BoughtLine extends OrderLine {
  productId: string;
  slug: string;
  name: string;
  imageUrl: string | null;
}

/** All the data of a purchase. */
export interface Purchase {
  id: string;
  terms: OrderTerms;
  /** The member of staff who makes the order, or null if the customer places it. */
  staffId: string | null;
  place: Place | null;
  priced: PricedOrder<BoughtLine>;
  cartItemIds: readonly string[];
  /**
   * Called as late as possible: from then on, everyone else who buys the same products waits for the end of this
   * transaction.
   */
  takeStock: () => Promise<readonly StockTake[]>;
  now: Date;
}

/** Records a purchase as an order that awaits its payment, and schedules the end of its hold. */
@Injectable()
export class RecordOrder {
  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly settle: SettleOrder,
    private readonly links: OrderLinks,
  ) {}

  /** Adds the order's access token to a guest's response. The token is computed each time and never stored. */
  withLink(order: OrderWire, userId: string | null): OrderWire {
    return userId === null ? { ...order, accessToken: this.links.tokenOf(order.id) } : order;
  }

  /** Returns the link to the page where the customer of a desk order pays. */
  paymentLink(orderId: string, locale: Locale): string {
    return this.links.order(orderId, locale);
  }

  /** Emails the link to the customer after the transaction commits. */
  sendPaymentLink(tx: Tx, orderId: string): Promise<void> {
    return this.jobs.enqueue(tx, mailAboutOrder, { orderId, kind: 'payment-link' });
  }

  /** @throws AppError CHECKOUT_004 if the customer or their network has too many unpaid pieces */
  async record(tx: Tx, purchase: Purchase): Promise<OrderWire> {
    const { priced, terms, now } = purchase;
    const holdMinutes = terms.isDeskOrder ? limits.deskOrderHoldHours * 60 : this.config.shop.orderHoldMinutes;
    const holdExpiresAt = new Date(now.getTime() + holdMinutes * msPerMinute);
    if (priced.total > 0) {
      await this.jobs.enqueue(tx, orderJobs.expire, { orderId: purchase.id }, { startAfter: holdExpiresAt });
    }
    if (terms.userId === null) await this.jobs.enqueue(tx, orderJobs.adopt, { orderId: purchase.id });
    const { rateLimitFactor } = this.config.http;
    const pieces = priced.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const [sequence] = await Promise.all([
      nextOrderSequence(tx),
      priced.total > 0 && !terms.isDeskOrder
        ? limitUnpaidOrders(tx, terms, pieces, { now, rateLimitFactor })
        : undefined,
    ]);
    const number = orderNumber(organisationYear(now), sequence);
    const takes = await purchase.takeStock();
    const order = {
      id: purchase.id,
      number,
      actorId: purchase.staffId ?? terms.userId,
      locationId: purchase.place?.id ?? null,
      ...terms,
      subtotalCents: priced.subtotal,
      discountCents: priced.discount,
      shippingCents: priced.shipping,
      taxCents: priced.tax,
      totalCents: priced.total,
      placedAt: now,
      holdExpiresAt,
      lines: priced.lines.map((line) => ({
        id: newId(),
        productId: line.productId,
        slug: line.slug,
        name: line.name,
        category: line.category,
        imageUrl: line.imageUrl,
        taxClass: line.taxClass,
        unitPriceCents: line.unitPrice,
        quantity: line.quantity,
        discountCents: line.discount,
      })),
      taxes: priced.taxes.map(({ name, rate, taxable, amount, registration }) => ({
        name,
        rate,
        taxableCents: taxable,
        amountCents: amount,
        registration,
      })),
      takes,
      cartItemIds: purchase.cartItemIds,
    };
    await insertOrder(tx, order);
    const entry = (kind: OrderEventKind) => ({
      kind,
      at: now.toISOString(),
      text: null,
      cause: null,
      amountCents: null,
    });
    const view = {
      ...order,
      lines: order.lines.map((line) => ({ ...line, goneBack: 0, refunded: 0 })),
      status: OrderStatus.PENDING,
      cancelReason: null,
      paidAt: null,
      shippedAt: null,
      cancelledAt: null,
      payment: null,
      pickupLocation: purchase.place,
      timeline: [entry(OrderEventKind.PLACED)],
      shipments: [],
      refunds: [],
      returns: [],
      returnDays: limits.returnDays,
    };
    if (order.totalCents > 0) return presentOrder(view, now);
    // A coupon covers the whole order, so there is no payment to wait for.
    await this.settle.free(tx, order.id, now);
    const timeline = [...view.timeline, entry(OrderEventKind.PAID)];
    return presentOrder({ ...view, timeline, status: OrderStatus.PAID, paidAt: now }, now);
  }
}
