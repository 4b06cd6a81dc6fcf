import type { RouteObject } from 'react-router-dom';
import { page } from '../page';

/** Pages under the shop header (spec 2, Shop routes). */
export const shopRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/shop/shop'), 'shop') },
  { path: 'wishlist', ...page(() => import('@/pages/shop/wishlist'), 'shop') },
  { path: 'order-shiping', ...page(() => import('@/pages/shop/cart'), 'shop') },
];
