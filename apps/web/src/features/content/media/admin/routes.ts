import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, recordDrawer } = dashboardPages('content.admin', 'media.admin');

export const mediaRoutes: RouteObject[] = [
  {
    path: 'content/media',
    ...page(() => import('./components/media-page'), 'MediaPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/media-drawer'), 'MediaDrawer') }],
  },
];
