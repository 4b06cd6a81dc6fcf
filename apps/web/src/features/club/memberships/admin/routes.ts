import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, recordDrawer } = dashboardPages('memberships.admin');

export const membershipRoutes: RouteObject[] = [
  { path: 'memberships/desk', ...page(() => import('./components/desk/desk-page'), 'DeskPage') },
  {
    path: 'memberships',
    ...page(() => import('./components/membership-list'), 'MembershipsPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/membership-drawer'), 'MembershipDrawer') }],
  },
];

/** Only a SUPER_ADMIN edits the plans and imports members. */
export const planRoutes: RouteObject[] = [
  {
    path: 'memberships/import',
    ...page(() => import('./components/member-import'), 'MemberImportPage', 'imports.admin'),
  },
  {
    path: 'memberships/plans',
    ...page(() => import('./components/plan-list'), 'PlansPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/plan-drawer'), 'PlanDrawer') }],
  },
];
