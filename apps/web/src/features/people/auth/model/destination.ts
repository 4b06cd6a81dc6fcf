import type { Locale, Role } from '@dronesoccer/contracts';
import { barePath, localPath, paths } from '@/lib/paths';
import { safeRedirect } from '@/lib/safe-redirect';
import { isAdmin } from '@/lib/session/session';

/**
 * Returns the page to open after a login (spec 4, Login and routing): for administrators the dashboard, for everyone
 * else the home page, or the page they came from if it is on this site and they may see it.
 */
export function destinationAfterLogin(roles: readonly Role[], redirect: string | null, locale: Locale): string {
  const target = safeRedirect(redirect);
  const bare = target === null ? '' : barePath(target);
  const wantsDashboard = /^\/dashboard(?=[/?#]|$)/.test(bare);
  if (isAdmin(roles)) return target !== null && wantsDashboard ? target : localPath(paths.dashboard, locale);
  const wantsLogin = /^\/login(?=[/?#]|$)/.test(bare);
  return target !== null && !wantsDashboard && !wantsLogin ? target : localPath(paths.home, locale);
}
