import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, recordDrawer } = dashboardPages('partners.admin');

export const partnerRoutes: RouteObject[] = [
  {
    path: 'partners',
    ...page(() => import('./components/partner-table'), 'PartnersPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/partner-drawer'), 'PartnerDrawer') }],
  },
];
