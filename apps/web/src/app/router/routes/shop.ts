import type { RouteObject } from 'react-router-dom';
import { page } from '../page';

/** Pages under the shop header (spec 2, Shop routes). */
export const shopRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/shop/shop'), 'shop') },
  { path: 'product/:slug', ...page(() => import('@/pages/shop/product'), 'shop') },
  { path: 'wishlist', ...page(() => import('@/pages/shop/wishlist'), 'shop') },
  { path: 'order-shiping', ...page(() => import('@/pages/shop/cart'), 'shop', 'orders') },
  { path: 'checkout/details', ...page(() => import('@/pages/shop/checkout-details'), 'shop', 'orders') },
  { path: 'checkout/delivery', ...page(() => import('@/pages/shop/checkout-delivery'), 'shop', 'orders') },
  { path: 'checkout/payment', ...page(() => import('@/pages/shop/checkout-payment'), 'shop', 'orders') },
  { path: 'checkout/done', ...page(() => import('@/pages/shop/checkout-done'), 'shop', 'orders') },
  { path: 'restock-notices/:id', ...page(() => import('@/pages/shop/restock-stop'), 'shop', 'restock') },
  { path: 'orders/:id', ...page(() => import('@/pages/shop/order'), 'shop', 'orders', 'returns') },
];
