import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('settings.admin');

export const settingsRoutes: RouteObject[] = [
  { path: 'settings', ...page(() => import('./components/shop-settings'), 'SettingsPage') },
  { path: 'settings/shipping', ...page(() => import('./components/shipping/shipping-page'), 'ShippingPage') },
];
