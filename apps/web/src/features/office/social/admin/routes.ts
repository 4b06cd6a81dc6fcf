import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('social.admin', 'settings.admin');

export const socialRoutes: RouteObject[] = [
  { path: 'social-media', ...page(() => import('./components/compose-posts'), 'SocialMediaPage') },
];
