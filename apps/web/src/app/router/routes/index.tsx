import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { showLanguageOf } from '@/lib/i18n/i18n';
import { ErrorScreen } from '../../errors/error-screen';
import { PublicLayout } from '../../layouts/public-layout';
import { RootLayout } from '../../shell/root-layout';
import { page } from '@/lib/router/page';
import { withErrorScreen } from '../with-error-screen';
import { accountRoutes } from './account';
import { checkoutRoutes } from './checkout';
import { shopRoutes } from './shop';
import { siteRoutes } from './site';

/** The public pages. The dashboard's routes are added on the first navigation to the dashboard (`router.ts`). */
export const routes: RouteObject[] = [
  {
    id: 'root',
    // One tree for both languages: `/fr` is an optional first segment, so the page keeps its state when the language
    // changes.
    path: '/fr?',
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    loader: async ({ request }: LoaderFunctionArgs) => {
      await showLanguageOf(new URL(request.url).pathname);
      return null;
    },
    children: [
      {
        ...page(() => import('../../layouts/checkout-layout'), 'orders'),
        path: 'shop/checkout',
        children: withErrorScreen(checkoutRoutes),
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
