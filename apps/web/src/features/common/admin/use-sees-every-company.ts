import { Role } from '@dronesoccer/contracts';
import { useSession } from '@/lib/session/use-session';

/** The organisation's own administrators see every company's places; a company's see theirs. The server decides it again. */
export function useSeesEveryCompany(): boolean {
  const { hasRole } = useSession();
  return hasRole(Role.SUPER_ADMIN) || hasRole(Role.ADMIN);
}
