import { Role } from '@dronesoccer/contracts';
import type { RouteObject } from 'react-router-dom';
import { membershipRoutes, planRoutes } from '@/features/club/memberships/admin/routes';
import { entryRoutes } from '@/features/content/entries/admin/routes';
import { mediaRoutes } from '@/features/content/media/admin/routes';
import { policyRoutes } from '@/features/content/policies/admin/routes';
import { contactRoutes } from '@/features/inbox/contacts/admin/routes';
import { partnerRoutes } from '@/features/inbox/partners/admin/routes';
import { paymentRoutes } from '@/features/money/payments/admin/routes';
import { campaignRoutes } from '@/features/newsletter/campaigns/admin/routes';
import { importRoutes } from '@/features/newsletter/imports/admin/routes';
import { resultRoutes } from '@/features/newsletter/results/admin/routes';
import { subscriberRoutes } from '@/features/newsletter/subscribers/admin/routes';
import { accountRoutes } from '@/features/office/accounts/admin/routes';
import { auditRoutes } from '@/features/office/audit/admin/routes';
import { overviewRoute, reportRoutes } from '@/features/office/reports/admin/routes';
import { settingsRoutes } from '@/features/office/settings/admin/routes';
import { socialRoutes } from '@/features/office/social/admin/routes';
import { companyRoutes } from '@/features/places/companies/admin/routes';
import { arenaRoutes } from '@/features/play/arenas/admin/routes';
import { bookingRoutes } from '@/features/play/bookings/admin/routes';
import { dayRoutes } from '@/features/play/day/admin/routes';
import { figureRoutes } from '@/features/play/figures/admin/routes';
import { driftRoutes, slotRoutes } from '@/features/play/slots/admin/routes';
import { productRoutes } from '@/features/shop/catalog/admin/routes';
import { couponRoutes } from '@/features/shop/coupons/admin/routes';
import { orderRoutes } from '@/features/shop/orders/admin/routes';
import { page } from '@/lib/router/page';
import { rolesOnly } from '../guards';
import { withErrorScreen } from '../with-error-screen';

/**
 * Pages of the dashboard (spec 2, Dashboard routes). Pages that only a SUPER_ADMIN sees in the menu are closed to
 * everyone else.
 */
export const dashboardRoutes: RouteObject[] = [
  overviewRoute,
  ...arenaRoutes,
  ...slotRoutes,
  ...figureRoutes,
  { Component: rolesOnly(Role.SUPER_ADMIN, Role.ADMIN), children: [...driftRoutes, ...membershipRoutes] },
  ...bookingRoutes,
  ...dayRoutes,
  { path: 'account', ...page(() => import('@/pages/dashboard/account'), 'dashboard.admin', 'profile') },
  {
    Component: rolesOnly(Role.SUPER_ADMIN),
    children: [
      ...contactRoutes,
      ...mediaRoutes,
      ...policyRoutes,
      ...entryRoutes,
      ...planRoutes,
      ...accountRoutes,
      ...auditRoutes,
      ...companyRoutes,
      ...productRoutes,
      ...orderRoutes,
      ...reportRoutes,
      ...paymentRoutes,
      ...settingsRoutes,
      ...couponRoutes,
      ...partnerRoutes,
      ...campaignRoutes,
      ...resultRoutes,
      ...subscriberRoutes,
      ...importRoutes,
      ...socialRoutes,
    ],
  },
  { path: '*', ...page(() => import('@/pages/dashboard/not-found'), 'dashboard.admin') },
];

/** The route that the router adds to its tree (`router.ts`). Its id keeps the router from adding it twice. */
export const dashboard: RouteObject = {
  ...page(() => import('../../layouts/dashboard-layout'), 'dashboard.admin', 'kit'),
  id: 'dashboard',
  path: 'dashboard',
  children: withErrorScreen(dashboardRoutes),
};
