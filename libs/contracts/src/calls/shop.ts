import type { ErrorCode } from '../errors.ts';
import type {
  CouponBody,
  CouponWire,
  CreatePaymentBody,
  OrderWire,
  PaymentWire,
  PlaceOrderBody,
  QuoteBody,
  QuoteWire,
  ReorderWire,
  ReturnBody,
} from '../wire/order.ts';
import { couponArea, orderArea, paymentArea } from './areas.ts';
import { call } from './call.ts';

/** A guest's key to the order, or to what a payment is for, from the link that was mailed. */
export interface OrderTokenQuery {
  token?: string;
}

const couponRefusalCodes: readonly ErrorCode[] = [
  'COUPON_NOT_FOUND',
  'COUPON_NOT_STARTED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_MINIMUM_NOT_MET',
  'COUPON_NOT_APPLICABLE',
  'COUPON_NOT_YOURS',
  'COUPON_FIRST_ORDER_ONLY',
];

export const shopCalls = {
  'coupons.validate': call<{ body: CouponBody; reply: CouponWire }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/validate',
    summary: 'Tell whether a coupon counts for these items, and what it takes off',
    access: 'optional',
    limit: 'coupon',
    errors: couponRefusalCodes,
  }),
  'orders.quote': call<{ body: QuoteBody; reply: QuoteWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/quote',
    summary: 'Price an order with discount, shipping and tax; what stands in its way is told in `problems`',
    access: 'optional',
    // A quote that names a coupon tells as much about its code as asking for it alone.
    limit: 'coupon',
    limitOnlyWith: 'couponCode',
    errors: ['ORD_014', 'ORD_015', 'ARENA_001'],
  }),
  'orders.place': call<{ body: PlaceOrderBody; reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders',
    summary: 'Place an order: takes the stock, redeems the coupon and waits for the payment',
    access: 'optional',
    status: 201,
    idempotent: true,
    limit: 'placeOrder',
    errors: [
      'ORD_010',
      'ORD_013',
      'ORD_014',
      'ORD_015',
      'PROD_001',
      'PROD_003',
      'ARENA_001',
      'CHECKOUT_001',
      'CHECKOUT_002',
      ...couponRefusalCodes,
    ],
  }),
  'orders.get': call<{ query: OrderTokenQuery; reply: OrderWire }>()({
    area: orderArea,
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order, for its owner or by its link',
    access: 'optional',
    errors: ['ORD_001'],
  }),
  'orders.cancel': call<{ query: OrderTokenQuery; reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/cancel',
    summary: 'Cancel an order that is not shipped yet; gives stock, coupon and money back',
    access: 'optional',
    errors: ['ORD_001', 'ORD_007', 'ORD_008', 'ORD_011', 'ORD_012'],
  }),
  'orders.return': call<{ query: OrderTokenQuery; body: ReturnBody; reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/returns',
    summary: 'Ask to send pieces back, within the return period; what was bought less what came back or was asked for',
    access: 'optional',
    status: 201,
    idempotent: true,
    errors: ['ORD_001', 'ORD_008', 'ORD_009', 'ORD_014', 'ORD_015', 'RETURN_001'],
  }),
  'orders.invoice': call<{ query: OrderTokenQuery; reply: Uint8Array }>()({
    area: orderArea,
    method: 'GET',
    path: '/orders/:id/invoice.pdf',
    summary:
      'The invoice of a paid order as a PDF, in the order’s language; for its owner, by its link, or for SUPER_ADMIN',
    access: 'optional',
    pdf: true,
    limit: 'document',
    errors: ['ORD_001', 'ORD_008'],
  }),
  'orders.reorder': call<{ query: OrderTokenQuery & { locationId?: string }; reply: ReorderWire }>()({
    area: orderArea,
    method: 'GET',
    path: '/orders/:id/reorder',
    summary: 'What of an order can be bought again today, and what stands in the way of the rest',
    access: 'optional',
    errors: ['ORD_001'],
  }),
  'payments.create': call<{ body: CreatePaymentBody; reply: PaymentWire }>()({
    area: paymentArea,
    method: 'POST',
    path: '/payments',
    summary: 'Start paying an order, a booking or a membership (exactly one); answers where to send the person',
    access: 'optional',
    status: 201,
    idempotent: true,
    errors: ['PAY_001', 'PAY_002', 'PAY_004', 'PAY_005', 'PAY_006'],
  }),
  'payments.get': call<{ query: OrderTokenQuery; reply: PaymentWire }>()({
    area: paymentArea,
    method: 'GET',
    path: '/payments/:id',
    summary: 'One payment, for the owner of what it is for or by its link',
    access: 'optional',
    errors: ['PAY_005'],
  }),
};
