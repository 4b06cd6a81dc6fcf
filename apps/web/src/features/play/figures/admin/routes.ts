import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page } = dashboardPages('figures.admin');

export const figureRoutes: RouteObject[] = [
  { path: 'classslot/figures', ...page(async () => (await import('./components/arena-figures')).FiguresPage) },
];
