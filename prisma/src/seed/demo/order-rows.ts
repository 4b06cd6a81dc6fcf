import {
  CancelReason,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  type ProvinceCode,
  RefundKind,
  RefundStatus,
  ReturnReason,
  ReturnStatus,
  StockMoveReason,
} from '@dronesoccer/contracts';
import type { PricedLine, PricedOrder } from '@dronesoccer/domain';
import { stableId } from '../stable-id.ts';
import { couponId, type DemoLine, priceOf, provinceOf, welcome } from './order-prices.ts';
import type { Fate, OrderPlan } from './order-plans.ts';
import { pictureTexts } from './pictures.ts';
import { locationIdOf } from './write-places.ts';
import { productIdOf } from './write-shop.ts';

type Row = Record<string, unknown>;

/** The tables in the order in which they must be written. */
const tables = [
  'orders',
  'order_lines',
  'order_tax_lines',
  'order_events',
  'payments',
  'order_returns',
  'order_return_lines',
  'refunds',
  'order_refunds',
  'shipments',
  'stock_moves',
  'coupon_redemptions',
] as const;

export type Tables = Record<(typeof tables)[number], Row[]>;

export const emptyTables = (): Tables => Object.fromEntries(tables.map((table) => [table, [] as Row[]])) as Tables;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const statusOf: Readonly<Record<Fate, OrderStatus>> = {
  shipped: OrderStatus.SHIPPED,
  returned: OrderStatus.SHIPPED,
  returnAsked: OrderStatus.SHIPPED,
  partlyRefunded: OrderStatus.SHIPPED,
  paid: OrderStatus.PAID,
  cancelled: OrderStatus.CANCELLED,
  expired: OrderStatus.CANCELLED,
  failed: OrderStatus.CANCELLED,
  waiting: OrderStatus.PENDING,
};

const isPaid = (fate: Fate): boolean => !['expired', 'failed', 'waiting'].includes(fate);

interface RefundParts {
  readonly shipping?: number;
  readonly tax?: number;
  readonly returnId?: string;
  readonly reason: string;
}

/** Builds all rows of a demo order, from its creation to its final state. */
export class OrderRows {
  private readonly tables: Tables;
  private readonly plan: OrderPlan;
  private readonly sequence: number;
  private readonly warehouse: string;
  private readonly id: string;
  private readonly paymentId: string;
  private readonly priced: PricedOrder<DemoLine>;
  private readonly paidAt: Date | null;
  private readonly shippedAt: Date | null;
  private readonly cancelledAt: Date | null;

  constructor(tables: Tables, plan: OrderPlan, sequence: number, warehouse: string) {
    this.tables = tables;
    this.plan = plan;
    this.sequence = sequence;
    this.warehouse = warehouse;
    this.id = stableId(`order/${sequence}`, sequence);
    this.paymentId = stableId(`payment/${sequence}`);
    this.priced = priceOf(plan);
    const { fate, failedFirst } = plan;
    this.paidAt = isPaid(fate) ? this.after(failedFirst ? 9 : 3) : null;
    this.shippedAt = statusOf[fate] === OrderStatus.SHIPPED ? this.after(30 * 60) : null;
    this.cancelledAt = statusOf[fate] === OrderStatus.CANCELLED ? this.after(fate === 'cancelled' ? 90 : 16) : null;
  }

  /** @param use the number of this coupon use by this person, if the order has a coupon */
  write(use: number): void {
    this.addOrder();
    this.event(OrderEventKind.PLACED, this.plan.placedAt);
    this.priced.lines.forEach((line, position) => this.addLine(line, position));
    this.addTaxes();
    if (this.plan.hasCoupon) this.addRedemption(use);
    this.addPayments();
    this.addShipment();
    this.addAftermath();
  }

  private after(minutes: number): Date {
    return new Date(this.plan.placedAt.getTime() + minutes * MINUTE_MS);
  }

  private addOrder(): void {
    const { plan, priced, cancelledAt } = this;
    const isShipped = plan.delivery === DeliveryMethod.SHIP;
    this.tables.orders.push({
      id: this.id,
      number: `DS-${plan.placedAt.getUTCFullYear()}-${String(this.sequence).padStart(6, '0')}`,
      user_id: plan.buyer.isMember ? stableId('user/member') : null,
      email: plan.buyer.email,
      locale: plan.locale,
      status: statusOf[plan.fate],
      delivery: plan.delivery,
      location_id: plan.place && locationIdOf(plan.place.key),
      address: isShipped ? { fullName: plan.buyer.fullName, line2: null, phone: null, ...plan.address } : null,
      pickup_name: isShipped ? null : plan.buyer.fullName,
      pickup_phone: null,
      tax_province: provinceOf(plan) satisfies ProvinceCode,
      subtotal_cents: priced.subtotal,
      discount_cents: priced.discount,
      shipping_cents: priced.shipping,
      tax_cents: priced.tax,
      total_cents: priced.total,
      coupon_code: plan.hasCoupon ? welcome.code : null,
      hold_expires_at: this.after(15).toISOString(),
      placed_at: plan.placedAt.toISOString(),
      paid_at: this.paidAt?.toISOString() ?? null,
      shipped_at: this.shippedAt?.toISOString() ?? null,
      cancelled_at: cancelledAt?.toISOString() ?? null,
      cancel_reason: cancelledAt && (plan.fate === 'cancelled' ? CancelReason.CUSTOMER : CancelReason.EXPIRED),
    });
  }

  private addLine(line: PricedLine<DemoLine>, position: number): void {
    const { product } = line;
    this.tables.order_lines.push({
      id: this.lineId(position),
      order_id: this.id,
      position: position + 1,
      product_id: productIdOf(product),
      slug: product.slug,
      name: product.name[this.plan.locale],
      category: product.category,
      image_url: product.slug in pictureTexts ? `/pictures/products/${product.slug}.webp` : null,
      tax_class: line.taxClass,
      unit_price_cents: line.unitPrice,
      quantity: line.quantity,
      discount_cents: line.discount,
    });
    this.move(line, StockMoveReason.SOLD, -line.quantity, this.plan.placedAt);
    if (this.cancelledAt) this.move(line, StockMoveReason.RELEASED, line.quantity, this.cancelledAt);
  }

  private addTaxes(): void {
    this.priced.taxes.forEach((tax, position) =>
      this.tables.order_tax_lines.push({
        order_id: this.id,
        position: position + 1,
        name: tax.name,
        rate: tax.rate,
        taxable_cents: tax.taxable,
        amount_cents: tax.amount,
        registration: tax.registration,
      }),
    );
  }

  private addRedemption(use: number): void {
    this.tables.coupon_redemptions.push({
      id: stableId(`redemption/${this.sequence}`),
      coupon_id: couponId,
      order_id: this.id,
      email: this.plan.buyer.email,
      use_number: use,
      created_at: this.plan.placedAt.toISOString(),
      released_at: this.cancelledAt?.toISOString() ?? null,
    });
  }

  private addPayments(): void {
    const { fate, failedFirst } = this.plan;
    if (failedFirst || fate === 'failed') {
      this.pay(stableId(`payment/${this.sequence}/failed`), PaymentStatus.FAILED, this.after(2), null);
      this.event(OrderEventKind.PAYMENT_FAILED, this.after(4));
    }
    if (this.paidAt === null) return;
    const state = fate === 'cancelled' ? PaymentStatus.REFUNDED : PaymentStatus.PAID;
    this.pay(this.paymentId, state, this.after(failedFirst ? 7 : 1), this.paidAt);
    this.event(OrderEventKind.PAID, this.paidAt);
  }

  private addShipment(): void {
    if (this.shippedAt === null) return;
    this.event(OrderEventKind.SHIPPED, this.shippedAt);
    if (this.plan.delivery !== DeliveryMethod.SHIP) return;
    this.tables.shipments.push({
      id: stableId(`shipment/${this.sequence}`),
      order_id: this.id,
      carrier: 'canada-post',
      tracking_number: `DEMO${String(this.sequence).padStart(9, '0')}CA`,
      shipped_at: this.shippedAt.toISOString(),
    });
  }

  private addAftermath(): void {
    const { priced, cancelledAt, shippedAt } = this;
    const { fate } = this.plan;
    if (cancelledAt) this.event(OrderEventKind.CANCELLED, cancelledAt);
    if (cancelledAt && fate === 'cancelled') {
      const { shipping, tax, total } = priced;
      this.refund(RefundKind.CANCELLED, total, cancelledAt, { shipping, tax, reason: 'cancelled' });
    }
    if (shippedAt && fate === 'partlyRefunded') {
      const amount = Math.max(1, Math.round(priced.subtotal / 10));
      this.refund(RefundKind.ADJUSTMENT, amount, days(shippedAt, 6), { reason: 'A scratch on the cage' });
    }
    if (shippedAt && (fate === 'returned' || fate === 'returnAsked')) this.sendBack(shippedAt, fate === 'returned');
  }

  /** Sends back the whole first line, which was not needed after all. */
  private sendBack(since: Date, isOver: boolean): void {
    const { priced } = this;
    const [line] = priced.lines;
    if (line === undefined) return;
    const returnId = stableId(`return/${this.sequence}`);
    const taxed = Math.max(1, priced.subtotal - priced.discount + priced.shipping);
    const tax = Math.round((priced.tax * line.net) / taxed);
    const receivedAt = days(since, 9);
    this.tables.order_returns.push({
      id: returnId,
      order_id: this.id,
      status: isOver ? ReturnStatus.RECEIVED : ReturnStatus.REQUESTED,
      requested_at: days(since, 3).toISOString(),
      decided_at: isOver ? receivedAt.toISOString() : null,
    });
    this.tables.order_return_lines.push({
      return_id: returnId,
      order_line_id: this.lineId(0),
      quantity: line.quantity,
      reason: ReturnReason.NO_LONGER_NEEDED,
      restock: isOver ? true : null,
      refund_cents: isOver ? line.net + tax : null,
    });
    this.event(OrderEventKind.RETURN_REQUESTED, days(since, 3));
    if (!isOver) return;
    this.event(OrderEventKind.RETURN_RECEIVED, receivedAt);
    this.move(line, StockMoveReason.RETURNED, line.quantity, receivedAt);
    this.refund(RefundKind.RETURN, line.net + tax, receivedAt, { tax, returnId, reason: 'return' });
  }

  private lineId(position: number): string {
    return stableId(`line/${this.sequence}/${position}`, position);
  }

  private event(kind: OrderEventKind, at: Date, data: object = {}): void {
    this.tables.order_events.push({
      id: stableId(`event/${this.sequence}/${kind}/${at.getTime()}`),
      order_id: this.id,
      kind,
      data,
      at: at.toISOString(),
    });
  }

  private move(line: PricedLine<DemoLine>, reason: StockMoveReason, delta: number, at: Date): void {
    this.tables.stock_moves.push({
      id: stableId(`move/${this.sequence}/${line.product.slug}/${reason}`),
      product_id: productIdOf(line.product),
      stock_point_id: this.warehouse,
      delta,
      reason,
      order_id: this.id,
      created_at: at.toISOString(),
    });
  }

  private pay(id: string, status: PaymentStatus, startedAt: Date, paidAt: Date | null): void {
    this.event(OrderEventKind.PAYMENT_STARTED, startedAt);
    this.tables.payments.push({
      id,
      subject_id: this.id,
      provider: 'sandbox',
      reference: `demo-${id}`,
      status,
      amount_cents: this.priced.total,
      created_at: startedAt.toISOString(),
      paid_at: paidAt?.toISOString() ?? null,
    });
  }

  private refund(kind: RefundKind, amountCents: number, at: Date, parts: RefundParts): void {
    const id = stableId(`refund/${this.sequence}`);
    this.tables.refunds.push({
      id,
      payment_id: this.paymentId,
      amount_cents: amountCents,
      status: RefundStatus.DONE,
      kind,
      reason: parts.reason,
      reference: `demo-refund-${this.sequence}`,
      created_at: at.toISOString(),
      done_at: at.toISOString(),
    });
    this.tables.order_refunds.push({
      refund_id: id,
      order_return_id: parts.returnId ?? null,
      shipping_cents: parts.shipping ?? 0,
      tax_cents: parts.tax ?? 0,
    });
    this.event(OrderEventKind.REFUNDED, at, { amountCents });
  }
}

const days = (since: Date, count: number): Date => new Date(since.getTime() + count * DAY_MS);
