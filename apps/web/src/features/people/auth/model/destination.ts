import type { Locale, Role } from '@dronesoccer/contracts';
import { barePath, localPath, paths } from '@/lib/paths';
import { safeRedirect } from '@/lib/safe-redirect';
import { isAdmin } from '@/lib/session/session';

/**
 * Where a login leads (spec 4, Login and routing): admins into the dashboard, everyone else home, or back to the page
 * they came from when it is ours and theirs to see.
 */
export function destinationAfterLogin(roles: readonly Role[], redirect: string | null, locale: Locale): string {
  const wanted = safeRedirect(redirect);
  const bare = wanted === null ? '' : barePath(wanted);
  const wantsDashboard = /^\/dashboard(?=[/?#]|$)/.test(bare);
  if (isAdmin(roles)) return wanted !== null && wantsDashboard ? wanted : localPath(paths.dashboard, locale);
  const wantsLogin = /^\/login(?=[/?#]|$)/.test(bare);
  return wanted !== null && !wantsDashboard && !wantsLogin ? wanted : localPath(paths.home, locale);
}
