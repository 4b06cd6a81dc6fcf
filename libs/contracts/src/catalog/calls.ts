import { call, type CallArea } from '../common/call.ts';
import type { ArenaClass } from '../common/enums.ts';
import type { PageQuery } from '../common/wire.ts';
import type { ProductPage, ProductSort, ProductWire } from './wire.ts';

export const productArea: CallArea = {
  part: 'core',
  validation: 'PROD_007',
  invalidData: 'PROD_005',
  database: 'PROD_006',
  unexpected: 'COMMON_001',
};

export interface ProductListQuery extends PageQuery {
  /** A menu slug (`drones`) or a category's wire name (`Drone`). */
  category?: string;
  search?: string;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  sale?: boolean;
  inStock?: boolean;
  class?: ArenaClass;
  sort?: ProductSort;
  locationId?: string;
}

export interface RelatedQuery {
  locationId?: string;
  /** What can be had instead of the product, rather than what goes with it. */
  instead?: boolean;
}

export interface ProductsByIdQuery {
  /** Ids with a comma between, at most `limits.productIdsMax`. */
  ids: string;
  locationId?: string;
}

export const catalogCalls = {
  'products.list': call<{ query: ProductListQuery; reply: ProductPage }>()({
    area: productArea,
    method: 'GET',
    path: '/products',
    summary: 'Products by category, text, price, sale, stock and class',
    access: 'public',
    paged: true,
    errors: [],
  }),
  'products.get': call<{ query: { locationId?: string }; reply: ProductWire }>()({
    area: productArea,
    method: 'GET',
    path: '/products/:slug',
    summary: 'One product',
    access: 'public',
    errors: ['PROD_001'],
  }),
  'products.related': call<{ query: RelatedQuery; reply: ProductWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/products/:slug/related',
    summary:
      'What goes with a product of its class, never a rival; with `instead` what takes its place, of its category',
    access: 'public',
    errors: ['PROD_001'],
  }),
  // Two levels below, so that no product's slug can stand in its place.
  'products.byIds': call<{ query: ProductsByIdQuery; reply: ProductWire[] }>()({
    area: productArea,
    method: 'GET',
    path: '/products/by-id/list',
    summary: 'Products by their ids, in the order of the ids; unknown ones are left out, inactive ones are not',
    access: 'public',
    errors: [],
  }),
};
