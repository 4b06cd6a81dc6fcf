import type { RouteObject } from 'react-router-dom';
import { SignedInOnly } from '../guards';
import { personalPage } from '@/lib/router/page';

/** The sign-in pages and the account pages. Pages that need a login are under the guard. */
export const accountRoutes: RouteObject[] = [
  { path: 'login', ...personalPage(() => import('@/pages/account/login'), 'auth') },
  { path: 'register', ...personalPage(() => import('@/pages/account/register'), 'auth') },
  { path: 'forgot-password', ...personalPage(() => import('@/pages/account/forgot-password'), 'auth') },
  { path: 'reset-password', ...personalPage(() => import('@/pages/account/reset-password'), 'auth') },
  { path: 'verify-email', ...personalPage(() => import('@/pages/account/verify-email'), 'auth') },
  {
    Component: SignedInOnly,
    children: [
      { path: 'profile', ...personalPage(() => import('@/pages/account/profile'), 'profile') },
      { path: 'coach/:slotId?', ...personalPage(() => import('@/pages/account/coach'), 'coaching') },
      { path: 'membership/join', ...personalPage(() => import('@/pages/site/membership-join'), 'memberships') },
      { path: 'memberships/:id/done?', ...personalPage(() => import('@/pages/site/membership-pay'), 'memberships') },
    ],
  },
];
