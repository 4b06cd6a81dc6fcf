import {
  DeliveryMethod,
  type LocationWire,
  OrderStatus,
  type OrderSummaryWire,
  type OrderWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { OrderSummary, OrderView, PickupLocation } from './orders.queries.js';

export function presentOrder(order: OrderView): OrderWire {
  return {
    id: order.id,
    number: order.number,
    status: order.status,
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
    })),
    subtotal: toDollars(order.subtotalCents),
    discount: toDollars(order.discountCents),
    shipping: toDollars(order.shippingCents),
    taxes: order.taxes.map(({ name, rate, amountCents, registration }) => ({
      name,
      // thousandths of a percent to percent
      rate: rate / 1_000,
      amount: toDollars(amountCents),
      registration,
    })),
    total: toDollars(order.totalCents),
    currency: 'CAD',
    coupon: order.couponCode === null ? null : { code: order.couponCode, discount: toDollars(order.discountCents) },
    address: order.address,
    pickupLocation:
      order.delivery === DeliveryMethod.PICKUP && order.pickupLocation !== null
        ? presentPickup(order.pickupLocation)
        : null,
    createdAt: order.placedAt.toISOString(),
    expiresAt: order.status === OrderStatus.PENDING ? order.holdExpiresAt.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelReason: order.cancelReason,
    payment: order.payment,
    timeline: order.timeline.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
  };
}

function presentPickup({ latitude, longitude, imageUrl, ...place }: PickupLocation): LocationWire {
  return {
    ...place,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(imageUrl !== null && { img: imageUrl }),
  };
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
    imageUrl: order.imageUrl ?? '',
  };
}
