import {
  CancelReason,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  RefundKind,
  ReturnReason,
  ReturnStatus,
  StockMoveReason,
} from '@dronesoccer/contracts';
import type { PricedOrder } from '@dronesoccer/domain';
import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { stableId } from '../stable-id.ts';
import type { Tables } from '../write.ts';
import { userIdOf } from './accounts.ts';
import type { Fate, OrderPlan } from './order-plans.ts';
import { type DemoLine, priceOf, provinceOf } from './order-prices.ts';
import { locationIdOf } from './places.ts';
import {
  type DemoRefund,
  eventRows,
  paymentRow,
  refundIdOf,
  refundRow,
  type Sale,
  type SaleEvent,
  taxRows,
} from './money-rows.ts';
import { couponIdOf, welcome } from './shop.ts';
import { later } from './times.ts';

const { SHIPPED, PAID, CANCELLED, PENDING } = OrderStatus;
const statusOf: Readonly<Record<Fate, OrderStatus>> = {
  ...{ shipped: SHIPPED, returned: SHIPPED, returnAsked: SHIPPED, partlyRefunded: SHIPPED },
  ...{ paid: PAID, cancelled: CANCELLED, expired: CANCELLED, failed: CANCELLED, waiting: PENDING },
};

/** The times of an order's changes of state. */
interface Times {
  readonly after: (minutes: number) => Date;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  readonly cancelledAt: Date | null;
}

function timesOf({ placedAt, fate, failedFirst }: OrderPlan): Times {
  const after = (minutes: number): Date => later(placedAt, minutes * msPerMinute);
  const isUnpaid = fate === 'expired' || fate === 'failed' || fate === 'waiting';
  return {
    after,
    paidAt: isUnpaid ? null : after(failedFirst ? 9 : 3),
    shippedAt: statusOf[fate] === SHIPPED ? after(30 * 60) : null,
    cancelledAt: statusOf[fate] === CANCELLED ? after(fate === 'cancelled' ? 90 : 16) : null,
  };
}

/** A payment attempt and the event that ends it. */
interface Attempt {
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly end: SaleEvent;
}

function attemptsOf({ fate, failedFirst }: OrderPlan, { after, paidAt }: Times): Attempt[] {
  const attempts: Attempt[] = [];
  if (failedFirst || fate === 'failed') {
    const end = [OrderEventKind.PAYMENT_FAILED, after(4)] as const;
    attempts.push({ status: PaymentStatus.FAILED, createdAt: after(2), paidAt: null, end });
  }
  if (paidAt) {
    const status = fate === 'cancelled' ? PaymentStatus.REFUNDED : PaymentStatus.PAID;
    attempts.push({ status, createdAt: after(failedFirst ? 7 : 1), paidAt, end: [OrderEventKind.PAID, paidAt] });
  }
  return attempts;
}

/** A return of the whole first line, which was not needed after all; `decidedAt` is null while it waits. */
interface DemoReturn {
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly quantity: number;
  readonly taxCents: number;
  readonly refundCents: number;
}

function returnOf({ fate }: OrderPlan, priced: PricedOrder<DemoLine>, { shippedAt }: Times): DemoReturn | null {
  const [line] = priced.lines;
  if (line === undefined || shippedAt === null || (fate !== 'returned' && fate !== 'returnAsked')) return null;
  const taxed = Math.max(1, priced.subtotal - priced.discount + priced.shipping);
  const taxCents = Math.round((priced.tax * line.net) / taxed);
  return {
    requestedAt: later(shippedAt, 3 * msPerDay),
    decidedAt: fate === 'returned' ? later(shippedAt, 9 * msPerDay) : null,
    ...{ quantity: line.quantity, taxCents, refundCents: line.net + taxCents },
  };
}

/** The refund of a cancelled order, a received return or a scratch, with its shares of the shipping and the tax. */
interface OrderRefund extends DemoRefund {
  readonly shippingCents?: number;
  readonly taxCents?: number;
}

function refundOf(
  { fate }: OrderPlan,
  { shipping, tax, total, subtotal }: PricedOrder<DemoLine>,
  { shippedAt, cancelledAt, returned }: Times & { returned: DemoReturn | null },
): OrderRefund | null {
  if (cancelledAt && fate === 'cancelled') {
    const shares = { shippingCents: shipping, taxCents: tax };
    return { kind: RefundKind.CANCELLED, amountCents: total, at: cancelledAt, reason: 'cancelled', ...shares };
  }
  if (shippedAt && fate === 'partlyRefunded') {
    const amountCents = Math.max(1, Math.round(subtotal / 10));
    return {
      kind: RefundKind.ADJUSTMENT,
      amountCents,
      at: later(shippedAt, 6 * msPerDay),
      reason: 'A scratch on the cage',
    };
  }
  if (!returned?.decidedAt) return null;
  const { decidedAt: at, refundCents: amountCents, taxCents } = returned;
  return { kind: RefundKind.RETURN, amountCents, at, reason: 'return', taxCents };
}

/** Everything that the rows of an order are made of. */
interface Order extends Times {
  readonly plan: OrderPlan;
  readonly sale: Sale;
  readonly priced: PricedOrder<DemoLine>;
  readonly returned: DemoReturn | null;
  readonly isParcel: boolean;
}

/**
 * Builds all rows of a demo order, from its creation to its final state, by table in the order of writing.
 *
 * @param use the number of this coupon use by this person, if the order has a coupon
 */
export function orderRows(plan: OrderPlan, sequence: number, { warehouse, use }: { warehouse: string; use: number }) {
  const sale: Sale = { kind: 'order', id: stableId(`order/${sequence}`, sequence), sequence };
  const orderId = sale.id;
  const priced = priceOf(plan);
  const times = timesOf(plan);
  const returned = returnOf(plan, priced, times);
  const refund = refundOf(plan, priced, { ...times, returned });
  const attempts = attemptsOf(plan, times);
  const order: Order = { plan, sale, priced, ...times, returned, isParcel: plan.delivery === DeliveryMethod.SHIP };
  return {
    orders: [orderRow(order)],
    order_lines: priced.lines.map(({ product, taxClass, unitPrice, quantity, discount }, position) => ({
      ...{ id: lineIdOf(sale, position), orderId, position: position + 1, productId: product.id, slug: product.slug },
      ...{ name: product.name[plan.locale], category: product.category, imageUrl: product.pictures[0]?.url },
      ...{ taxClass, unitPriceCents: unitPrice, quantity, discountCents: discount },
    })),
    order_tax_lines: taxRows(sale, priced.taxes),
    order_events: eventRows(sale, [
      [OrderEventKind.PLACED, plan.placedAt],
      ...attempts.flatMap(({ createdAt, end }): SaleEvent[] => [[OrderEventKind.PAYMENT_STARTED, createdAt], end]),
      times.shippedAt && [OrderEventKind.SHIPPED, times.shippedAt],
      times.cancelledAt && [OrderEventKind.CANCELLED, times.cancelledAt],
      returned && [OrderEventKind.RETURN_REQUESTED, returned.requestedAt],
      returned?.decidedAt && [OrderEventKind.RETURN_RECEIVED, returned.decidedAt],
      refund && [OrderEventKind.REFUNDED, refund.at, { amountCents: refund.amountCents }],
    ]),
    payments: attempts.map(({ status, createdAt, paidAt }) =>
      paymentRow(sale, {
        ...{ status, amountCents: priced.total, createdAt, paidAt },
        ...(status === PaymentStatus.FAILED && { id: stableId(`payment/${sequence}/failed`) }),
      }),
    ),
    ...returnRows(order),
    refunds: [refund && refundRow(sale, refund)],
    order_refunds: [
      refund && {
        ...{ refundId: refundIdOf(sale), orderReturnId: refund.kind === RefundKind.RETURN ? returnIdOf(sale) : null },
        ...{ shippingCents: refund.shippingCents ?? 0, taxCents: refund.taxCents ?? 0 },
      },
    ],
    shipments: [shipmentRow(order)],
    stock_moves: moveRows(order, warehouse),
    coupon_redemptions: [
      plan.hasCoupon && {
        ...{ id: stableId(`redemption/${sequence}`), couponId: couponIdOf(welcome.code), orderId },
        ...{ email: plan.buyer.email, useNumber: use, createdAt: plan.placedAt, releasedAt: times.cancelledAt },
      },
    ],
  } satisfies Tables;
}

const lineIdOf = ({ sequence }: Sale, position: number): string => stableId(`line/${sequence}/${position}`, position);
const returnIdOf = ({ sequence }: Sale): string => stableId(`return/${sequence}`);

function orderRow({ plan, sale, priced, after, paidAt, shippedAt, cancelledAt, isParcel }: Order): object {
  const { placedAt, fate, buyer } = plan;
  return {
    id: sale.id,
    number: `DS-${placedAt.getUTCFullYear()}-${String(sale.sequence).padStart(6, '0')}`,
    userId: buyer.isMember ? userIdOf('member') : null,
    ...{ email: buyer.email, locale: plan.locale, status: statusOf[fate], delivery: plan.delivery },
    locationId: plan.place && locationIdOf(plan.place),
    address: isParcel ? { fullName: buyer.fullName, line2: null, phone: null, ...plan.address } : null,
    ...{ pickupName: isParcel ? null : buyer.fullName, taxProvince: provinceOf(plan) },
    ...{ subtotalCents: priced.subtotal, discountCents: priced.discount, shippingCents: priced.shipping },
    ...{ taxCents: priced.tax, totalCents: priced.total, couponCode: plan.hasCoupon ? welcome.code : null },
    ...{ holdExpiresAt: after(15), placedAt, paidAt, shippedAt, cancelledAt },
    cancelReason: cancelledAt && (fate === 'cancelled' ? CancelReason.CUSTOMER : CancelReason.EXPIRED),
  };
}

const returnRows = ({ sale, returned }: Order) => ({
  order_returns: [
    returned && {
      ...{ id: returnIdOf(sale), orderId: sale.id, requestedAt: returned.requestedAt, decidedAt: returned.decidedAt },
      status: returned.decidedAt ? ReturnStatus.RECEIVED : ReturnStatus.REQUESTED,
    },
  ],
  order_return_lines: [
    returned && {
      ...{ returnId: returnIdOf(sale), orderLineId: lineIdOf(sale, 0), quantity: returned.quantity },
      reason: ReturnReason.NO_LONGER_NEEDED,
      ...(returned.decidedAt && { restock: true, refundCents: returned.refundCents }),
    },
  ],
});

const shipmentRow = ({ sale: { id, sequence }, isParcel, shippedAt }: Order) =>
  isParcel &&
  shippedAt && {
    ...{ id: stableId(`shipment/${sequence}`), orderId: id, carrier: 'canada-post', shippedAt },
    trackingNumber: `DEMO${String(sequence).padStart(9, '0')}CA`,
  };

const moveRows = ({ plan, sale, priced, cancelledAt, returned }: Order, warehouse: string) =>
  priced.lines.flatMap(({ product, quantity }, position) => {
    const move = (reason: StockMoveReason, delta: number, createdAt: Date | null | undefined) =>
      createdAt && {
        ...{ id: stableId(`move/${sale.sequence}/${product.slug}/${reason}`), productId: product.id },
        ...{ stockPointId: warehouse, delta, reason, orderId: sale.id, createdAt },
      };
    return [
      move(StockMoveReason.SOLD, -quantity, plan.placedAt),
      move(StockMoveReason.RELEASED, quantity, cancelledAt),
      move(StockMoveReason.RETURNED, quantity, position === 0 ? returned?.decidedAt : null),
    ];
  });
