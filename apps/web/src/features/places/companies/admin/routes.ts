import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('companies.admin');

export const companyRoutes: RouteObject[] = [
  {
    path: 'addcompany',
    ...page(() => import('./components/company-table'), 'CompaniesPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/new-company-drawer'), 'NewCompanyDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/company-drawer'), 'CompanyDrawer') },
    ],
  },
];
