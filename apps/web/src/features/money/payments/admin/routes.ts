import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('payments.admin');

export const paymentRoutes: RouteObject[] = [
  { path: 'payments', ...page(() => import('./components/payments-page'), 'PaymentsPage') },
];
