import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('contacts.admin');

export const contactRoutes: RouteObject[] = [
  {
    path: 'contacts',
    ...page(async () => (await import('./components/contact-list')).ContactsPage),
    children: [
      { path: ':id', ...recordDrawer(async () => (await import('./components/contact-drawer')).ContactDrawer) },
    ],
  },
  {
    path: 'contacts/answers',
    ...page(async () => (await import('./components/canned-list')).CannedAnswersPage),
    children: [
      { path: 'new', ...drawer(async () => (await import('./components/canned-drawer')).CannedDrawer) },
      { path: ':id', ...recordDrawer(async () => (await import('./components/canned-drawer')).CannedDrawer) },
    ],
  },
  {
    path: 'safe-sport',
    ...page(async () => (await import('./components/report-list')).SafeSportPage),
    children: [
      { path: ':id', ...recordDrawer(async () => (await import('./components/contact-drawer')).ReportDrawer) },
    ],
  },
];
