import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('imports.admin', 'newsletter.admin');

export const importRoutes: RouteObject[] = [
  {
    path: 'newsletter/subscribers/import',
    ...page(() => import('./components/subscriber-import'), 'SubscriberImportPage'),
  },
];
