import type { RouteObject } from 'react-router-dom';
import { page, personalPage } from '@/lib/router/page';

/** Pages under the shop header (spec 2, Shop routes). */
export const shopRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/shop/shop'), 'shop') },
  { path: 'product/:slug', ...page(() => import('@/pages/shop/product'), 'shop') },
  { path: 'wishlist', ...personalPage(() => import('@/pages/shop/wishlist'), 'shop') },
  { path: 'order-shiping', ...personalPage(() => import('@/pages/shop/cart'), 'shop') },
  { path: 'restock-notices/:id', ...personalPage(() => import('@/pages/shop/restock-stop'), 'shop', 'restock') },
  { path: 'orders/:id', ...personalPage(() => import('@/pages/shop/order'), 'shop', 'orders', 'returns') },
];
