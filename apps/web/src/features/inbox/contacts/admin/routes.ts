import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('contacts.admin');

export const contactRoutes: RouteObject[] = [
  {
    path: 'contacts',
    ...page(() => import('./components/contact-list'), 'ContactsPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/contact-drawer'), 'ContactDrawer') }],
  },
  {
    path: 'contacts/answers',
    ...page(() => import('./components/canned-list'), 'CannedAnswersPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/canned-drawer'), 'CannedDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/canned-drawer'), 'CannedDrawer') },
    ],
  },
  {
    path: 'safe-sport',
    ...page(() => import('./components/report-list'), 'SafeSportPage'),
    children: [{ path: ':id', ...recordDrawer(() => import('./components/contact-drawer'), 'ReportDrawer') }],
  },
];
