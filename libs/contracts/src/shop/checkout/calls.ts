import { call } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import { couponRefusalCodes } from '../coupons/calls.ts';
import { orderArea } from '../orders/calls.ts';
import type { OrderWire } from '../orders/wire.ts';
import type { DeskOrderWire, QuoteWire } from './wire.ts';

const placingErrors = [
  'ORD_010',
  'ORD_014',
  'ORD_015',
  'PROD_001',
  'PROD_003',
  'ARENA_001',
  'CHECKOUT_001',
  'CHECKOUT_002',
  'CHECKOUT_003',
  'CHECKOUT_005',
  'CHECKOUT_006',
  ...couponRefusalCodes,
  'COUPON_NOT_FOR_EMAIL',
] as const;

export const checkoutCalls = {
  'orders.quote': call<{ reply: QuoteWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/quote',
    summary:
      'Price an order with discount, shipping and tax; `problems` lists what prevents placing it. What a coupon says of a guest’s e-mail is decided when the order is placed',
    access: 'optional',
    // A quote with a coupon reveals as much about the code as a coupon check does.
    limit: 'coupon',
    limitOnlyWith: 'couponCode',
    errors: ['ORD_014', 'ORD_015', 'ARENA_001'],
  }),
  'orders.place': call<{ reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders',
    summary: 'Place an order: takes the stock, redeems the coupon and waits for the payment',
    access: 'optional',
    status: 201,
    idempotent: true,
    limit: 'placeOrder',
    errors: ['ORD_013', 'CHECKOUT_004', ...placingErrors],
  }),
  'orders.admin.quote': call<{ reply: QuoteWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/admin/orders/quote',
    summary: 'Price an order that staff make for a customer; `problems` lists what prevents making it',
    access: [Role.SUPER_ADMIN],
    errors: ['ORD_014', 'ORD_015', 'ARENA_001'],
  }),
  'orders.admin.place': call<{ reply: DeskOrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/admin/orders',
    summary: 'Make an order for a customer, who gets an email with the link to pay; takes the stock for a day',
    access: [Role.SUPER_ADMIN],
    status: 201,
    idempotent: true,
    errors: placingErrors,
  }),
};
