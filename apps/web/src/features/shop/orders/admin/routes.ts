import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('orders.admin');

// The pages of a whole order also show labels of the customer's page.
export const orderRoutes: RouteObject[] = [
  { path: 'orders', ...page(() => import('./components/list/orders-page'), 'OrdersPage') },
  { path: 'orders/new', ...page(() => import('./components/desk/desk-order-page'), 'DeskOrderPage') },
  {
    path: 'orders/packing-slips',
    ...page(() => import('./components/slip/packing-slips-page'), 'PackingSlipsPage', 'orders'),
  },
  { path: 'orders/:id', ...page(() => import('./components/order/order-page'), 'OrderPage', 'orders') },
  {
    path: 'orders/:id/packing-slip',
    ...page(() => import('./components/slip/packing-slips-page'), 'PackingSlipsPage', 'orders'),
  },
];
