import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('coupons.admin');

export const couponRoutes: RouteObject[] = [
  {
    path: 'coupons',
    ...page(() => import('./components/coupon-table'), 'CouponsPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/coupon-drawers'), 'NewCouponDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/coupon-drawers'), 'ShowCouponDrawer') },
      { path: ':id/edit', ...recordDrawer(() => import('./components/coupon-drawers'), 'EditCouponDrawer') },
      { path: ':id/copy', ...recordDrawer(() => import('./components/coupon-drawers'), 'CopyCouponDrawer') },
    ],
  },
];
