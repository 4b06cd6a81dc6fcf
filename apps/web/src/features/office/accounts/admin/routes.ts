import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer } = dashboardPages('accounts.admin');

export const accountRoutes: RouteObject[] = [
  {
    path: 'users',
    ...page(() => import('./components/accounts-page'), 'AccountsPage'),
    children: [{ path: 'new', ...drawer(() => import('./components/invite-drawer'), 'InviteDrawer') }],
  },
  { path: 'users/:id', ...page(() => import('./components/person/person-page'), 'PersonPage') },
];
