import type { RouteObject } from 'react-router-dom';
import { SignedInOnly } from '../guards';
import { page } from '@/lib/router/page';

/** The sign-in pages and the account pages. Pages that need a login are under the guard. */
export const accountRoutes: RouteObject[] = [
  { path: 'login', ...page(() => import('@/pages/account/login'), 'auth') },
  { path: 'register', ...page(() => import('@/pages/account/register'), 'auth') },
  { path: 'forgot-password', ...page(() => import('@/pages/account/forgot-password'), 'auth') },
  { path: 'reset-password', ...page(() => import('@/pages/account/reset-password'), 'auth') },
  { path: 'verify-email', ...page(() => import('@/pages/account/verify-email'), 'auth') },
  {
    Component: SignedInOnly,
    children: [{ path: 'profile', ...page(() => import('@/pages/account/profile'), 'account') }],
  },
];
