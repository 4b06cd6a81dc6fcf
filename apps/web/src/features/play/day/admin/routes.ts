import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('day.admin');

export const dayRoutes: RouteObject[] = [{ path: 'day', ...page(() => import('./components/day-screen'), 'DayPage') }];
