import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('slots.admin');

export const slotRoutes: RouteObject[] = [
  {
    path: 'classslot',
    ...page(async () => (await import('./components/slot-screen')).SlotsPage),
    children: [
      { path: 'new', ...drawer(async () => (await import('./components/slot/slot-drawers')).NewSlotDrawer) },
      { path: 'fill', ...drawer(async () => (await import('./components/plan/fill-drawer')).FillDrawer) },
      { path: 'copy-week', ...drawer(async () => (await import('./components/plan/copy-week-drawer')).CopyWeekDrawer) },
      { path: 'close', ...drawer(async () => (await import('./components/plan/close-drawer')).CloseDrawer) },
      { path: ':id', ...recordDrawer(async () => (await import('./components/slot/slot-drawers')).SlotDrawer) },
    ],
  },
];

/** The page of slots whose wall time changed. Company administrators do not see it. */
export const driftRoutes: RouteObject[] = [
  { path: 'classslot/drift', ...page(async () => (await import('./components/drift/drift-list')).DriftPage) },
];
