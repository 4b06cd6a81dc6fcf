import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('companies.admin');

export const companyRoutes: RouteObject[] = [
  {
    path: 'addcompany',
    ...page(async () => (await import('./components/company-table')).CompaniesPage),
    children: [
      { path: 'new', ...drawer(async () => (await import('./components/new-company-drawer')).NewCompanyDrawer) },
      { path: ':id', ...recordDrawer(async () => (await import('./components/company-drawer')).CompanyDrawer) },
    ],
  },
];
