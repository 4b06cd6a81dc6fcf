import type { RouteObject } from 'react-router-dom';
import { dashboardPages } from '@/lib/router/dashboard-pages';

const { page, drawer, recordDrawer } = dashboardPages('catalog.admin');

export const productRoutes: RouteObject[] = [
  {
    path: 'all-products',
    ...page(() => import('./components/product-table'), 'ProductsPage'),
    children: [
      { path: 'new', ...drawer(() => import('./components/product-drawer'), 'NewProductDrawer') },
      { path: ':id', ...recordDrawer(() => import('./components/product-drawer'), 'ProductDrawer') },
    ],
  },
  {
    path: 'all-products/import',
    ...page(() => import('./components/product-import'), 'ProductImportPage', 'imports.admin'),
  },
];
