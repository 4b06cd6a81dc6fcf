import type { Role } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { barePath, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

/** Links in mails carry a token and must open whichever account is signed in (design: token links are exempt). */
const openToAdmins = new Set<string>([paths.login, paths.verifyEmail, paths.resetPassword]);

/** A product as buyers see it, opened from its drawer. */
const isPreview = (path: string, search: string): boolean =>
  new URLSearchParams(search).has('preview') && matchPath('/shop/product/:slug', path) !== null;

function isDashboard(path: string): boolean {
  return path === paths.dashboard || path.startsWith(`${paths.dashboard}/`);
}

/** Admins work in the dashboard and are kept inside it (spec 4, Login and routing). */
export function AdminStaysInDashboard({ children }: { children: ReactNode }) {
  const { isAdmin } = useSession();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const path = barePath(pathname);
  const isExempt = openToAdmins.has(path) || new URLSearchParams(search).has('token') || isPreview(path, search);
  if (isAdmin && !isDashboard(path) && !isExempt) return <Navigate to={localPath(paths.dashboard, locale)} replace />;
  return children;
}

/** The dashboard is for admins: visitors go to the login, other accounts to the home page. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { isAdmin, isSignedIn } = useSession();
  const locale = useLocale();
  if (!isSignedIn) return <ToLogin />;
  return isAdmin ? children : <Navigate to={localPath(paths.home, locale)} replace />;
}

/** A person's own pages ask for a login first and come back after it. */
export function SignedInOnly() {
  return useSession().isSignedIn ? <Outlet /> : <ToLogin />;
}

/** Pages inside the dashboard that only one role opens; the others land on the overview. */
export function rolesOnly(role: Role) {
  return function RolesOnly() {
    const locale = useLocale();
    return useSession().hasRole(role) ? <Outlet /> : <Navigate to={localPath(paths.dashboard, locale)} replace />;
  };
}

function ToLogin() {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  return <Navigate to={localPath(loginPathFor(`${pathname}${search}${hash}`), locale)} replace />;
}
