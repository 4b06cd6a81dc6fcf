import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('arenas.admin');

export const arenaRoutes: RouteObject[] = [
  {
    path: 'arena',
    ...page(() => import('./components/arena/arena-table'), 'ArenasPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/arena/arena-drawers'), 'NewArenaDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/arena/arena-drawers'), 'ArenaDrawer') },
    ],
  },
  {
    path: 'arena/locations',
    ...page(() => import('./components/location/location-table'), 'LocationsPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/location/location-drawers'), 'NewLocationDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/location/location-drawers'), 'LocationDrawer') },
    ],
  },
];
