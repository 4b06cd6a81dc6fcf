import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('slots.admin');

export const slotRoutes: RouteObject[] = [
  {
    path: 'classslot',
    ...page(() => import('./components/slot-screen'), 'SlotsPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/slot/slot-drawers'), 'NewSlotDrawer') },
      { path: 'fill', ...drawer(() => import('./components/plan/fill-drawer'), 'FillDrawer') },
      { path: 'copy-week', ...drawer(() => import('./components/plan/copy-week-drawer'), 'CopyWeekDrawer') },
      { path: 'close', ...drawer(() => import('./components/plan/close-drawer'), 'CloseDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/slot/slot-drawers'), 'SlotDrawer') },
    ],
  },
];

/** The page of slots whose wall time changed. Company administrators do not see it. */
export const driftRoutes: RouteObject[] = [
  { path: 'classslot/drift', ...page(() => import('./components/drift/drift-list'), 'DriftPage') },
];
