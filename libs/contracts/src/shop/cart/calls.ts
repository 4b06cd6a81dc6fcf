import { call, type CallArea } from '../../common/call.ts';
import type { CartSummaryWire, CartTotalWire, CartWire, MergeWire } from './wire.ts';

const cartArea: CallArea = {
  part: 'core',
  validation: 'CART_002',
  invalidData: 'CART_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const cartCalls = {
  'cart.get': call<{ reply: CartWire }>()({
    area: cartArea,
    method: 'GET',
    path: '/cart/get',
    summary: 'My cart',
    access: 'user',
    errors: [],
  }),
  'cart.add': call<{ reply: CartWire }>()({
    area: cartArea,
    method: 'POST',
    path: '/cart/add',
    summary: 'Add a product; refused when the cart would hold more than the stock or than one order may',
    access: 'user',
    errors: ['PROD_001', 'CART_003', 'CART_004', 'CART_006', 'CART_007', 'PROD_010'],
  }),
  'cart.update': call<{ reply: CartWire }>()({
    area: cartArea,
    method: 'PUT',
    path: '/cart/update/:cartItemId',
    summary: 'Set an item’s quantity; 0 or less removes it',
    access: 'user',
    errors: ['CART_001', 'CART_003', 'CART_004', 'CART_007', 'PROD_010'],
  }),
  'cart.remove': call<{ reply: CartWire }>()({
    area: cartArea,
    method: 'DELETE',
    path: '/cart/remove/:cartItemId',
    summary: 'Remove an item',
    access: 'user',
    errors: ['CART_001'],
  }),
  'cart.clear': call<{ reply: CartWire }>()({
    area: cartArea,
    method: 'DELETE',
    path: '/cart/clear',
    summary: 'Empty my cart',
    access: 'user',
    errors: [],
  }),
  'cart.merge': call<{ reply: MergeWire }>()({
    area: cartArea,
    method: 'POST',
    path: '/cart/merge',
    summary:
      'Merge a guest’s cart into mine, as far as the stock and the limits of an order go; `adjusted` lists what could not be taken',
    access: 'user',
    idempotent: true,
    errors: ['CART_006'],
  }),
  'cart.count': call<{ reply: CartSummaryWire }>()({
    area: cartArea,
    method: 'POST',
    path: '/cart/count',
    summary: 'How many pieces the given items are',
    access: 'public',
    errors: [],
  }),
  'cart.total': call<{ reply: CartTotalWire }>()({
    area: cartArea,
    method: 'POST',
    path: '/cart/total',
    summary: 'What the given items cost now, before shipping and tax',
    access: 'public',
    errors: [],
  }),
  'cart.summary': call<{ reply: CartSummaryWire }>()({
    area: cartArea,
    method: 'GET',
    path: '/cart/summary',
    summary: 'How many pieces my cart holds, for its badge',
    access: 'user',
    errors: [],
  }),
};
