import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { showLanguageOf } from '@/lib/i18n/i18n';
import { ErrorScreen } from '../../errors/error-screen';
import { PublicLayout } from '../../layouts/public-layout';
import { RootLayout } from '../../shell/root-layout';
import { page, withErrorScreen } from '../page';
import { accountRoutes } from './account';
import { checkoutRoutes, shopRoutes } from './shop';
import { siteRoutes } from './site';

/** The pages of visitors; those of the dashboard join them once someone goes there (`router.ts`). */
export const routes: RouteObject[] = [
  {
    id: 'root',
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
