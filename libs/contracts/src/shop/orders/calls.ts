import { call, type CallArea, listCall } from '../../common/call.ts';
import type { Page } from '../../common/wire.ts';
import type { OrderSummaryWire, OrderWire, ReorderWire, ReturnQuoteWire, ReopenedOrderWire } from './wire.ts';

export const orderArea: CallArea = {
  part: 'core',
  validation: 'ORD_005',
  invalidData: 'ORD_003',
  database: 'ORD_004',
  unexpected: 'COMMON_001',
};

export const orderCalls = {
  'me.orders': call<{ reply: Page<OrderSummaryWire> }>()({
    ...listCall,
    area: orderArea,
    path: '/me/orders',
    summary: 'The person’s orders, newest first',
    access: 'user',
  }),
  'orders.get': call<{ reply: OrderWire }>()({
    area: orderArea,
    method: 'GET',
    path: '/orders/:id',
    summary: 'One order, for its owner or by its link',
    access: 'optional',
    errors: ['ORD_001'],
  }),
  'orders.cancel': call<{ reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/cancel',
    summary: 'Cancel an order that is not shipped yet; gives stock, coupon and money back',
    access: 'optional',
    errors: ['ORD_001', 'ORD_007', 'ORD_008', 'ORD_011', 'ORD_012'],
  }),
  'orders.takeBack': call<{ reply: ReopenedOrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/take-back',
    summary:
      'Cancel an unpaid order to change it; what it held goes back into the person’s cart, or to the guest’s browser',
    access: 'optional',
    idempotent: true,
    errors: ['ORD_001', 'ORD_007', 'ORD_008', 'ORD_011', 'ORD_012', 'CART_006'],
  }),
  'orders.return': call<{ reply: OrderWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/returns',
    summary: 'Ask to send pieces back, within the return period; what was bought less what came back or was asked for',
    access: 'optional',
    status: 201,
    idempotent: true,
    errors: ['ORD_001', 'ORD_008', 'ORD_009', 'ORD_014', 'ORD_015', 'RETURN_001'],
  }),
  'orders.returnQuote': call<{ reply: ReturnQuoteWire }>()({
    area: orderArea,
    method: 'POST',
    path: '/orders/:id/returns/quote',
    summary: 'What would be refunded for pieces, before they are asked to be sent back',
    access: 'optional',
    errors: ['ORD_001', 'ORD_008', 'ORD_009', 'ORD_014', 'ORD_015'],
  }),
  'orders.invoice': call<{ reply: Uint8Array }>()({
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
  'orders.reorder': call<{ reply: ReorderWire }>()({
    area: orderArea,
    method: 'GET',
    path: '/orders/:id/reorder',
    summary: 'What of an order can be bought again today, and why the rest cannot',
    access: 'optional',
    errors: ['ORD_001'],
  }),
};
