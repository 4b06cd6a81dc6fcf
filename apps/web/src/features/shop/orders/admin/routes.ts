import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('orders.admin');

export const orderRoutes: RouteObject[] = [
  { path: 'orders', ...page(async () => (await import('./components/list/orders-page')).OrdersPage) },
  {
    path: 'orders/packing-slips',
    ...page(async () => (await import('./components/slip/packing-slips-page')).PackingSlipsPage),
  },
  { path: 'orders/:id', ...page(async () => (await import('./components/order/order-page')).OrderPage, 'orders') },
  {
    path: 'orders/:id/packing-slip',
    ...page(async () => (await import('./components/slip/packing-slips-page')).PackingSlipsPage),
  },
];
