import {
  DeliveryMethod,
  isCarrier,
  type OrderCanWire,
  type OrderEventWire,
  type OrderReturnWire,
  OrderStatus,
  type OrderSummaryWire,
  type OrderWire,
  RefundStatus,
  type RefundWire,
  type ShipmentWire,
  trackingUrl,
} from '@dronesoccer/contracts';
import { orderTransition, toDollars } from '@dronesoccer/domain';
import { returnUntil } from '@dronesoccer/domain/calendar';
import { presentLocation } from '../../places/locations/index.js';
import { presentRefund } from '../../money/payments/index.js';
import { presentTax } from '../../money/taxes/index.js';
import type { OrderRefundView, OrderView, ReturnView, TimelineEntry } from './show/order-view.queries.js';
import type { OrderSummary } from './show/person-orders.queries.js';

/** Presents an order to its customer. The actions that are still possible depend on the time. */
export function presentOrder(order: OrderView, now: Date): OrderWire {
  const until = openReturnPeriod(order, now);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    isDeskOrder: order.isDeskOrder,
    delivery: order.delivery,
    email: order.email,
    lines: order.lines.map((line) => ({
      productId: line.productId,
      slug: line.slug,
      name: line.name,
      imageUrl: line.imageUrl ?? '',
      unitPrice: toDollars(line.unitPriceCents),
      quantity: line.quantity,
      lineTotal: toDollars(line.unitPriceCents * line.quantity),
      discount: toDollars(line.discountCents),
      returnable: until === null ? 0 : piecesLeft(line),
      refunded: line.refunded,
    })),
    subtotal: toDollars(order.subtotalCents),
    discount: toDollars(order.discountCents),
    shipping: toDollars(order.shippingCents),
    taxes: order.taxes.map(({ amountCents, ...tax }) => presentTax({ ...tax, amount: amountCents })),
    total: toDollars(order.totalCents),
    currency: 'CAD',
    coupon: order.couponCode === null ? null : { code: order.couponCode, discount: toDollars(order.discountCents) },
    address: order.address,
    deliveryDays: order.shippingRate?.days ?? null,
    pickupLocation:
      order.delivery === DeliveryMethod.PICKUP && order.pickupLocation !== null
        ? presentLocation(order.pickupLocation)
        : null,
    pickupContact: order.pickupName === null ? null : { fullName: order.pickupName, phone: order.pickupPhone },
    createdAt: order.placedAt.toISOString(),
    expiresAt: order.status === OrderStatus.PENDING ? order.holdExpiresAt.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    payment: order.payment,
    timeline: order.timeline.map(presentEvent),
    shipments: order.shipments.map(presentShipment),
    refunds: order.refunds.map(presentRefund),
    returns: order.returns.map((entry) => presentReturn(entry, order.refunds)),
    can: customerActionsOf(order, until, now),
  };
}

const piecesLeft = ({ quantity, goneBack }: OrderView['lines'][number]): number => Math.max(0, quantity - goneBack);

/** Returns the end of the return period, or null if it is over or no pieces can be returned. */
function openReturnPeriod(order: OrderView, now: Date): Date | null {
  const until = returnUntil(order, order.returnDays);
  return until !== null && now <= until && order.lines.some((line) => piecesLeft(line) > 0) ? until : null;
}

function customerActionsOf(order: OrderView, until: Date | null, now: Date): OrderCanWire {
  const step = { from: order.status, to: OrderStatus.CANCELLED, who: 'customer' } as const;
  return {
    pay: order.status === OrderStatus.PENDING && order.totalCents > 0 && now < order.holdExpiresAt,
    cancel: orderTransition(step, order) !== null,
    returnUntil: until?.toISOString() ?? null,
    invoice: order.paidAt !== null,
  };
}

function presentEvent({ kind, at, text, cause, amountCents }: TimelineEntry): OrderEventWire {
  return {
    kind,
    at: new Date(at).toISOString(),
    ...(text !== null && { text }),
    ...(cause !== null && { cause }),
    ...(amountCents !== null && { amount: toDollars(amountCents) }),
  };
}

function presentShipment({ carrier, trackingNumber, shippedAt }: OrderView['shipments'][number]): ShipmentWire {
  const known = isCarrier(carrier) ? carrier : null;
  return {
    carrier: known,
    trackingNumber,
    trackingUrl: known === null ? null : trackingUrl(known, trackingNumber),
    shippedAt: new Date(shippedAt).toISOString(),
  };
}

export function presentReturn(entry: ReturnView, refunds: readonly OrderRefundView[]): OrderReturnWire {
  return {
    id: entry.id,
    status: entry.status,
    requestedAt: new Date(entry.requestedAt).toISOString(),
    decidedAt: entry.decidedAt === null ? null : new Date(entry.decidedAt).toISOString(),
    note: entry.reason,
    answer: entry.note,
    lines: entry.lines.map(({ imageUrl, ...line }) => ({ ...line, imageUrl: imageUrl ?? '' })),
    refund: refundOf(refunds.filter(({ returnId }) => returnId === entry.id)),
  };
}

/**
 * Combines the refunds of a return into one amount, even if they came from two payments. Its status is that of the
 * slower one.
 */
function refundOf(refunds: readonly OrderRefundView[]): RefundWire | null {
  const [slowest] = refunds.toSorted(
    (a, b) => Number(a.status === RefundStatus.DONE) - Number(b.status === RefundStatus.DONE),
  );
  if (slowest === undefined) return null;
  return presentRefund({ ...slowest, amountCents: refunds.reduce((sum, { amountCents }) => sum + amountCents, 0) });
}

export function presentSummary(order: OrderSummary): OrderSummaryWire {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.placedAt.toISOString(),
    totalItems: order.totalItems,
    total: toDollars(order.totalCents),
    currency: 'CAD',
    title: order.title,
    firstQuantity: order.firstQuantity,
    otherLines: order.otherLines,
    imageUrl: order.imageUrl ?? '',
  };
}
