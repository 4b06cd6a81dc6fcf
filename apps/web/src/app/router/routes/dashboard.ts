import { Role } from '@dronesoccer/contracts';
import type { RouteObject } from 'react-router-dom';
import { page } from '../page';
import { rolesOnly } from '../guards';

/** Pages of the dashboard (spec 2, Dashboard routes); what only a SUPER_ADMIN sees in the menu opens for no one else. */
export const dashboardRoutes: RouteObject[] = [
  { index: true, ...page(() => import('@/pages/dashboard/overview'), 'dashboard') },
  { path: 'arena', ...page(() => import('@/pages/dashboard/arenas'), 'dashboard') },
  { path: 'classslot', ...page(() => import('@/pages/dashboard/class-slots'), 'dashboard') },
  { path: 'account', ...page(() => import('@/pages/dashboard/account'), 'dashboard') },
  {
    Component: rolesOnly(Role.SUPER_ADMIN),
    children: [
      { path: 'addcompany', ...page(() => import('@/pages/dashboard/add-company'), 'dashboard') },
      { path: 'all-products', ...page(() => import('@/pages/dashboard/all-products'), 'dashboard') },
      { path: 'newsletter', ...page(() => import('@/pages/dashboard/newsletter'), 'dashboard') },
      { path: 'social-media', ...page(() => import('@/pages/dashboard/social-media'), 'dashboard') },
    ],
  },
  { path: '*', ...page(() => import('@/pages/dashboard/not-found'), 'dashboard') },
];
