import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('figures.admin');

export const figureRoutes: RouteObject[] = [
  { path: 'classslot/figures', ...page(() => import('./components/arena-figures'), 'FiguresPage') },
];
