import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, recordDrawer } = dashboardPages('bookings.admin');

export const bookingRoutes: RouteObject[] = [
  {
    path: 'bookings',
    ...page(() => import('./components/booking-list'), 'BookingsPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/booking-drawer'), 'BookingDrawer') }],
  },
];
