import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('social.admin', 'settings.admin');

export const socialRoutes: RouteObject[] = [
  { path: 'social-media', ...page(async () => (await import('./components/compose-posts')).SocialMediaPage) },
];
