import { redirect, type RouteObject } from 'react-router-dom';
import { personalPage } from '@/lib/router/page';

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
  { path: 'delivery', ...personalPage(() => import('@/pages/shop/checkout-delivery'), 'orders') },
  { path: 'payment', ...personalPage(() => import('@/pages/shop/checkout-payment'), 'shop', 'orders') },
  { path: 'done', ...personalPage(() => import('@/pages/shop/checkout-done'), 'shop', 'orders') },
];
