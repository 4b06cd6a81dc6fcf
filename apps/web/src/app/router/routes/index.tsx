import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { showLanguageOf } from '@/lib/i18n/i18n';
import { ErrorScreen } from '../../errors/error-screen';
import { PublicLayout } from '../../layouts/public-layout';
import { RootLayout } from '../../shell/root-layout';
import { page, withErrorScreen } from '../page';
import { accountRoutes } from './account';
import { dashboardRoutes } from './dashboard';
import { shopRoutes } from './shop';
import { siteRoutes } from './site';

export const routes: RouteObject[] = [
  {
    // One tree for both languages: `/fr` is an optional first segment, so switching keeps the page as it stands.
    path: '/fr?',
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await showLanguageOf(new URL(request.url).pathname);
      return null;
    },
    children: [
      {
        ...page(() => import('../../layouts/dashboard-layout'), 'dashboard', 'kit'),
        path: 'dashboard',
        children: withErrorScreen(dashboardRoutes),
      },
      {
        ...page(() => import('../../layouts/shop-layout'), 'shop'),
        path: 'shop',
        children: withErrorScreen(shopRoutes),
      },
      { Component: PublicLayout, children: withErrorScreen([...accountRoutes, ...siteRoutes]) },
    ],
  },
];
