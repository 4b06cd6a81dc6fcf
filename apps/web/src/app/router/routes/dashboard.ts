import { Role } from '@dronesoccer/contracts';
import type { RouteObject } from 'react-router-dom';
import { drawer, page, withErrorScreen } from '../page';
import { rolesOnly } from '../guards';

/**
 * Pages of the dashboard (spec 2, Dashboard routes). Pages that only a SUPER_ADMIN sees in the menu are closed to
 * everyone else.
 */
export const dashboardRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/dashboard/reports/overview'), 'dashboard.admin', 'reports.admin') },
  {
    path: 'arena',
    ...page(() => import('@/pages/dashboard/arenas/list'), 'kit', 'arenas.admin'),
    children: [
      { path: 'new', ...drawer(() => import('@/pages/dashboard/arenas/new'), 'kit', 'arenas.admin') },
      { path: ':id', ...drawer(() => import('@/pages/dashboard/arenas/edit'), 'kit', 'arenas.admin') },
    ],
  },
  {
    path: 'arena/locations',
    ...page(() => import('@/pages/dashboard/locations/list'), 'kit', 'arenas.admin'),
    children: [
      { path: 'new', ...drawer(() => import('@/pages/dashboard/locations/new'), 'kit', 'arenas.admin') },
      { path: ':id', ...drawer(() => import('@/pages/dashboard/locations/edit'), 'kit', 'arenas.admin') },
    ],
  },
  {
    path: 'classslot',
    ...page(() => import('@/pages/dashboard/slots/list'), 'kit', 'slots.admin'),
    children: [
      { path: 'new', ...drawer(() => import('@/pages/dashboard/slots/new'), 'kit', 'slots.admin') },
      { path: 'fill', ...drawer(() => import('@/pages/dashboard/slots/fill'), 'kit', 'slots.admin') },
      { path: 'copy-week', ...drawer(() => import('@/pages/dashboard/slots/copy-week'), 'kit', 'slots.admin') },
      { path: 'close', ...drawer(() => import('@/pages/dashboard/slots/close'), 'kit', 'slots.admin') },
      { path: ':id', ...drawer(() => import('@/pages/dashboard/slots/edit'), 'kit', 'slots.admin') },
    ],
  },
  { path: 'classslot/figures', ...page(() => import('@/pages/dashboard/figures/show'), 'kit', 'figures.admin') },
  {
    Component: rolesOnly(Role.SUPER_ADMIN, Role.ADMIN),
    children: [
      { path: 'classslot/drift', ...page(() => import('@/pages/dashboard/slot-drift/list'), 'kit', 'slots.admin') },
    ],
  },
  {
    path: 'bookings',
    ...page(() => import('@/pages/dashboard/bookings/list'), 'kit', 'bookings.admin'),
    children: [{ path: ':id', ...drawer(() => import('@/pages/dashboard/bookings/show'), 'kit', 'bookings.admin') }],
  },
  { path: 'day', ...page(() => import('@/pages/dashboard/day/show'), 'kit', 'day.admin') },
  { path: 'account', ...page(() => import('@/pages/dashboard/account/show'), 'dashboard.admin', 'account') },
  {
    Component: rolesOnly(Role.SUPER_ADMIN),
    children: [
      {
        path: 'contacts',
        ...page(() => import('@/pages/dashboard/contacts/list'), 'kit', 'contacts.admin'),
        children: [
          { path: ':id', ...drawer(() => import('@/pages/dashboard/contacts/show'), 'kit', 'contacts.admin') },
        ],
      },
      {
        path: 'contacts/answers',
        ...page(() => import('@/pages/dashboard/contacts/answers'), 'kit', 'contacts.admin'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/contacts/new-answer'), 'kit', 'contacts.admin') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/contacts/edit-answer'), 'kit', 'contacts.admin') },
        ],
      },
      {
        path: 'safe-sport',
        ...page(() => import('@/pages/dashboard/contacts/safe-sport'), 'kit', 'contacts.admin'),
        children: [
          { path: ':id', ...drawer(() => import('@/pages/dashboard/contacts/report'), 'kit', 'contacts.admin') },
        ],
      },
      {
        path: 'addcompany',
        ...page(() => import('@/pages/dashboard/companies/list'), 'kit', 'companies.admin'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/companies/new'), 'kit', 'companies.admin') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/companies/show'), 'kit', 'companies.admin') },
        ],
      },
      {
        path: 'all-products',
        ...page(() => import('@/pages/dashboard/products/list'), 'kit', 'products.admin'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/products/new'), 'kit', 'products.admin') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/products/edit'), 'kit', 'products.admin') },
        ],
      },
      {
        path: 'all-products/import',
        ...page(() => import('@/pages/dashboard/products/import'), 'kit', 'imports.admin', 'products.admin'),
      },
      { path: 'orders', ...page(() => import('@/pages/dashboard/orders/list'), 'orders.admin') },
      {
        path: 'orders/packing-slips',
        ...page(() => import('@/pages/dashboard/orders/packing-slips'), 'orders.admin'),
      },
      { path: 'orders/:id', ...page(() => import('@/pages/dashboard/orders/show'), 'orders.admin', 'orders') },
      {
        path: 'orders/:id/packing-slip',
        ...page(() => import('@/pages/dashboard/orders/packing-slips'), 'orders.admin'),
      },
      {
        path: 'proof',
        ...page(() => import('@/pages/dashboard/reports/reconciliation'), 'dashboard.admin', 'reports.admin'),
      },
      {
        path: 'failed-jobs',
        ...page(() => import('@/pages/dashboard/reports/failed-jobs'), 'dashboard.admin', 'kit', 'reports.admin'),
      },
      {
        path: 'mails',
        ...page(() => import('@/pages/dashboard/reports/mails'), 'dashboard.admin', 'kit', 'reports.admin'),
      },
      {
        path: 'settings',
        ...page(() => import('@/pages/dashboard/settings/edit'), 'dashboard.admin', 'settings.admin'),
      },
      {
        path: 'coupons',
        ...page(() => import('@/pages/dashboard/coupons/list'), 'kit', 'coupons.admin'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/coupons/new'), 'kit', 'coupons.admin') },
          { path: ':id', ...drawer(() => import('@/pages/dashboard/coupons/show'), 'kit', 'coupons.admin') },
          { path: ':id/edit', ...drawer(() => import('@/pages/dashboard/coupons/edit'), 'kit', 'coupons.admin') },
          { path: ':id/copy', ...drawer(() => import('@/pages/dashboard/coupons/copy'), 'kit', 'coupons.admin') },
        ],
      },
      {
        path: 'partners',
        ...page(() => import('@/pages/dashboard/partners/list'), 'kit', 'partners.admin'),
        children: [
          { path: ':id', ...drawer(() => import('@/pages/dashboard/partners/edit'), 'kit', 'partners.admin') },
        ],
      },
      {
        path: 'newsletter',
        ...page(() => import('@/pages/dashboard/campaigns/list'), 'kit', 'newsletter.admin', 'campaigns.admin'),
        children: [
          {
            path: 'campaigns/new',
            ...drawer(() => import('@/pages/dashboard/campaigns/new'), 'kit', 'campaigns.admin'),
          },
        ],
      },
      {
        path: 'newsletter/campaigns/:id',
        ...page(() => import('@/pages/dashboard/campaigns/edit'), 'kit', 'campaigns.admin', 'letters'),
      },
      {
        path: 'newsletter/subscribers',
        ...page(() => import('@/pages/dashboard/newsletter/subscribers'), 'kit', 'newsletter.admin'),
        children: [
          {
            path: ':id',
            ...drawer(() => import('@/pages/dashboard/newsletter/subscriber'), 'kit', 'newsletter.admin'),
          },
        ],
      },
      {
        path: 'newsletter/subscribers/import',
        ...page(() => import('@/pages/dashboard/newsletter/import'), 'kit', 'imports.admin', 'newsletter.admin'),
      },
      {
        path: 'newsletter/topics',
        ...page(() => import('@/pages/dashboard/newsletter/topics'), 'kit', 'newsletter.admin'),
        children: [
          { path: 'new', ...drawer(() => import('@/pages/dashboard/newsletter/new-topic'), 'kit', 'newsletter.admin') },
          {
            path: ':id',
            ...drawer(() => import('@/pages/dashboard/newsletter/edit-topic'), 'kit', 'newsletter.admin'),
          },
        ],
      },
      {
        path: 'newsletter/campaigns/:id/results',
        ...page(() => import('@/pages/dashboard/newsletter/results'), 'kit', 'campaign-results.admin'),
      },
      {
        path: 'social-media',
        ...page(
          () => import('@/pages/dashboard/social-media/show'),
          'dashboard.admin',
          'kit',
          'social.admin',
          'settings.admin',
        ),
      },
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
