import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('arenas.admin');

export const arenaRoutes: RouteObject[] = [
  {
    path: 'arena',
    ...page(async () => (await import('./components/arena/arena-table')).ArenasPage),
    children: [
      { path: 'new', ...drawer(async () => (await import('./components/arena/arena-drawers')).NewArenaDrawer) },
      { path: ':id', ...recordDrawer(async () => (await import('./components/arena/arena-drawers')).ArenaDrawer) },
    ],
  },
  {
    path: 'arena/locations',
    ...page(async () => (await import('./components/location/location-table')).LocationsPage),
    children: [
      {
        path: 'new',
        ...drawer(async () => (await import('./components/location/location-drawers')).NewLocationDrawer),
      },
      {
        path: ':id',
        ...recordDrawer(async () => (await import('./components/location/location-drawers')).LocationDrawer),
      },
    ],
  },
];
