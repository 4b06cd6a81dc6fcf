import { call, type CallArea, listCall } from '../../common/call.ts';
import type { ProductDetailWire, ProductPage, ProductWire } from './wire.ts';

export const productArea: CallArea = {
  part: 'core',
  validation: 'PROD_007',
  invalidData: 'PROD_005',
  database: 'PROD_006',
  unexpected: 'COMMON_001',
};

export const catalogCalls = {
  'products.list': call<{ reply: ProductPage }>()({
    ...listCall,
    area: productArea,
    path: '/products',
    summary: 'Products by category, text, price, sale, stock and class',
    access: 'public',
  }),
  'products.get': call<{ reply: ProductDetailWire }>()({
    area: productArea,
    method: 'GET',
    path: '/products/:slug',
    summary: 'One product',
    access: 'public',
    errors: ['PROD_001'],
  }),
  'products.preview': call<{ reply: ProductDetailWire }>()({
    area: productArea,
    method: 'GET',
    path: '/products/:slug/preview',
    summary: 'One product as it is saved, published or not, for the token of its preview link',
    access: 'public',
    errors: ['PROD_012'],
  }),
  'products.related': call<{ reply: ProductWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/products/:slug/related',
    summary:
      'What goes with a product of its class, never a rival; with `instead` what takes its place, of its category',
    access: 'public',
    errors: ['PROD_001'],
  }),
  // Two path levels deep, so that it cannot collide with a product's slug.
  'products.byIds': call<{ reply: ProductWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/products/by-id/list',
    summary:
      'Products by their ids, in the order of the ids; unknown and unpublished ones are left out, inactive ones are not',
    access: 'public',
    errors: [],
  }),
};
