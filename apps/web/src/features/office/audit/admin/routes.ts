import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, recordDrawer } = dashboardPages('audit.admin');

export const auditRoutes: RouteObject[] = [
  {
    path: 'audit',
    ...page(() => import('./components/audit-page'), 'AuditPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/entry-drawer'), 'EntryDrawer') }],
  },
];
