import { redirect, type RouteObject } from 'react-router-dom';
import { page } from '@/lib/router/page';

/** Pages under the checkout header. */
export const checkoutRoutes: RouteObject[] = [
  // The email used to be a separate step. Old links and bookmarks redirect to the step that asks for it now.
  {
    path: 'details',
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return redirect(pathname.replace(/details$/, 'delivery') + search);
    },
  },
  { path: 'delivery', ...page(() => import('@/pages/shop/checkout-delivery'), 'shop', 'orders') },
  { path: 'payment', ...page(() => import('@/pages/shop/checkout-payment'), 'shop', 'orders') },
  { path: 'done', ...page(() => import('@/pages/shop/checkout-done'), 'shop', 'orders') },
];

/** Pages under the shop header (spec 2, Shop routes). */
export const shopRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/shop/shop'), 'shop') },
  { path: 'product/:slug', ...page(() => import('@/pages/shop/product'), 'shop') },
  { path: 'wishlist', ...page(() => import('@/pages/shop/wishlist'), 'shop') },
  { path: 'order-shiping', ...page(() => import('@/pages/shop/cart'), 'shop', 'orders') },
  { path: 'restock-notices/:id', ...page(() => import('@/pages/shop/restock-stop'), 'shop', 'restock') },
  { path: 'orders/:id', ...page(() => import('@/pages/shop/order'), 'shop', 'orders', 'returns') },
];
