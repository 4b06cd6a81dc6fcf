import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('results.admin');

export const resultRoutes: RouteObject[] = [
  { path: 'newsletter/campaigns/:id/results', ...page(() => import('./components/results-page'), 'ResultsPage') },
];
