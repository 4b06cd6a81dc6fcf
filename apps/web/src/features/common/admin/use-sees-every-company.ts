import { Role } from '@dronesoccer/contracts';
import { useSession } from '@/lib/session/use-session';

/**
 * Returns true for the organisation's own administrators, who see every company's places. A company's administrators
 * see only their own. The server checks this again.
 */
export function useSeesEveryCompany(): boolean {
  const { hasRole } = useSession();
  return hasRole(Role.SUPER_ADMIN) || hasRole(Role.ADMIN);
}
