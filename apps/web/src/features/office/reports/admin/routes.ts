import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('reports.admin');

export const overviewRoute: RouteObject = {
  index: true,
  ...page(() => import('./components/overview-page'), 'OverviewPage'),
};

export const reportRoutes: RouteObject[] = [
  { path: 'reports', ...page(() => import('./components/reports-page'), 'ReportsPage') },
  { path: 'proof', ...page(() => import('./components/reconciliation'), 'ReconciliationPage') },
  { path: 'failed-jobs', ...page(() => import('./components/failed-jobs'), 'FailedJobsPage') },
  { path: 'disputes', ...page(() => import('./components/disputes'), 'DisputesPage') },
  { path: 'mails', ...page(() => import('./components/sent-mails'), 'SentMailsPage') },
];
