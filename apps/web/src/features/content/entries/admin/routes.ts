import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer } = dashboardPages('content.admin', 'media.admin');

export const entryRoutes: RouteObject[] = [
  { path: 'content', ...page(() => import('./components/list/entries-page'), 'EntriesPage') },
  {
    path: 'content/:kind',
    ...page(() => import('./components/list/entries-page'), 'EntriesPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/list/new-entry-drawer'), 'NewEntryDrawer') },
      { path: 'order', ...drawer(() => import('./components/order/order-drawer'), 'OrderDrawer') },
    ],
  },
  { path: 'content/:kind/:id', ...page(() => import('./components/entry-page'), 'EntryPage') },
];
