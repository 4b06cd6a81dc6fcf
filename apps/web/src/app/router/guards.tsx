import type { Role } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { barePath, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';

/** Pages that a link with a token opens for anyone, signed in or not. The design exempts only these addresses. */
export const openedByToken = [
  paths.verifyEmail,
  paths.resetPassword,
  paths.order(':id'),
  paths.checkout('payment'),
  paths.checkout('done'),
  paths.booking(':id'),
  paths.payBooking(':id'),
  paths.bookingDone(':id'),
  paths.waitlist(':id'),
  paths.squad(':id'),
  paths.restockStop(':id'),
  paths.familyInvitation(':id'),
  paths.waiver(':kind', ':id'),
  paths.confirmSubscription,
  paths.leaveNewsletter(),
  paths.newsletterPreferences(),
] as const;

function isOpenToAdmins(path: string, search: string): boolean {
  if (path === paths.login) return true;
  if (matchPath(decodeURIComponent(paths.issueLink(':campaign', ':token')), path) !== null) return true;
  const hasToken = Boolean(new URLSearchParams(search).get('token'));
  return hasToken && openedByToken.some((pattern) => matchPath(decodeURIComponent(pattern), path) !== null);
}

/** Returns true for what the dashboard previews: a product, a post, an event, a question, a page or a section of home. */
const isPreview = (path: string, search: string): boolean => /^\/(?!(shop|blogs)\?).*\?preview=/i.test(path + search);

/** Returns true for a dashboard path without a language prefix. Like the routes, the check ignores case. */
export const isDashboard = (path: string): boolean => matchPath(`${paths.dashboard}/*`, path) !== null;

/** Keeps administrators inside the dashboard (spec 4, Login and routing). */
export function AdminStaysInDashboard({ children }: { children: ReactNode }) {
  const { isAdmin } = useSession();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const path = barePath(pathname);
  const isExempt = isOpenToAdmins(path, search) || isPreview(path, search);
  if (isAdmin && !isDashboard(path) && !isExempt) return <Navigate to={localPath(paths.dashboard, locale)} replace />;
  return children;
}

/** Admits only administrators. Sends visitors to the login and other accounts to the home page. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { isAdmin, isSignedIn } = useSession();
  const locale = useLocale();
  if (!isSignedIn) return <ToLogin />;
  return isAdmin ? children : <Navigate to={localPath(paths.home, locale)} replace />;
}

/** Admits only signed-in users. Others log in first and then return to the page. */
export function SignedInOnly() {
  return useSession().isSignedIn ? <Outlet /> : <ToLogin />;
}

/** Admits only the given roles to pages of the dashboard. Sends others to the overview. */
export function rolesOnly(...roles: Role[]) {
  return function RolesOnly() {
    const locale = useLocale();
    return roles.some(useSession().hasRole) ? <Outlet /> : <Navigate to={localPath(paths.dashboard, locale)} replace />;
  };
}

function ToLogin() {
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  return <Navigate to={localPath(loginPathFor(`${pathname}${search}${hash}`), locale)} replace />;
}
