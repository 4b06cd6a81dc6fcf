import { Role } from '@dronesoccer/contracts';
import type { RouteObject } from 'react-router-dom';
import { drawer, page } from '../page';
import { rolesOnly } from '../guards';

/** Pages of the dashboard (spec 2, Dashboard routes); what only a SUPER_ADMIN sees in the menu opens for no one else. */
export const dashboardRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/dashboard/overview'), 'dashboard', 'reports') },
  { path: 'arena', ...page(() => import('@/pages/dashboard/arenas'), 'dashboard') },
  { path: 'classslot', ...page(() => import('@/pages/dashboard/class-slots'), 'dashboard') },
  { path: 'account', ...page(() => import('@/pages/dashboard/account'), 'dashboard') },
  {
    Component: rolesOnly(Role.SUPER_ADMIN),
    children: [
      { path: 'addcompany', ...page(() => import('@/pages/dashboard/add-company'), 'dashboard') },
      {
        path: 'all-products',
        ...page(() => import('@/pages/dashboard/all-products'), 'kit', 'products'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/product-new'), 'kit', 'products') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/product-edit'), 'kit', 'products') },
        ],
      },
      {
        path: 'all-products/import',
        ...page(() => import('@/pages/dashboard/product-import'), 'kit', 'products'),
      },
      { path: 'orders', ...page(() => import('@/pages/dashboard/orders'), 'orders-admin') },
      {
        path: 'orders/packing-slips',
        ...page(() => import('@/pages/dashboard/packing-slips'), 'orders-admin'),
      },
      { path: 'orders/:id', ...page(() => import('@/pages/dashboard/order'), 'orders-admin', 'orders') },
      {
        path: 'orders/:id/packing-slip',
        ...page(() => import('@/pages/dashboard/packing-slips'), 'orders-admin'),
      },
      { path: 'proof', ...page(() => import('@/pages/dashboard/proof'), 'dashboard', 'reports') },
      {
        path: 'failed-jobs',
        ...page(() => import('@/pages/dashboard/failed-jobs'), 'dashboard', 'kit', 'reports'),
      },
      { path: 'settings', ...page(() => import('@/pages/dashboard/settings'), 'dashboard', 'settings') },
      {
        path: 'coupons',
        ...page(() => import('@/pages/dashboard/coupons'), 'kit', 'coupons'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/coupon-new'), 'kit', 'coupons') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/coupon'), 'kit', 'coupons') },
          { path: ':id/edit', ...drawer(() => import('@/pages/dashboard/coupon-edit'), 'kit', 'coupons') },
          { path: ':id/copy', ...drawer(() => import('@/pages/dashboard/coupon-copy'), 'kit', 'coupons') },
        ],
      },
      { path: 'newsletter', ...page(() => import('@/pages/dashboard/newsletter'), 'dashboard') },
      { path: 'social-media', ...page(() => import('@/pages/dashboard/social-media'), 'dashboard') },
    ],
  },
  { path: '*', ...page(() => import('@/pages/dashboard/not-found'), 'dashboard') },
];
