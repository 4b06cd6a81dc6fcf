import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('coupons.admin');

export const couponRoutes: RouteObject[] = [
  {
    path: 'coupons',
    ...page(async () => (await import('./components/coupon-table')).CouponsPage),
    children: [
      { path: 'new', ...drawer(async () => (await import('./components/coupon-drawers')).NewCouponDrawer) },
      { path: ':id', ...recordDrawer(async () => (await import('./components/coupon-drawers')).ShowCouponDrawer) },
      { path: ':id/edit', ...recordDrawer(async () => (await import('./components/coupon-drawers')).EditCouponDrawer) },
      { path: ':id/copy', ...recordDrawer(async () => (await import('./components/coupon-drawers')).CopyCouponDrawer) },
    ],
  },
];
