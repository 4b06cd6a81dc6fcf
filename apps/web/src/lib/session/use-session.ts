import type { Role } from '@dronesoccer/contracts';
import type { CurrentUser } from '../store/root-state';
import { useRoot } from '../store/root-store';
import { isAdmin, rolesOf } from './session';

interface SessionView {
  /** Null for a guest, and briefly after a restore without a user. */
  user: CurrentUser | null;
  isSignedIn: boolean;
  isAdmin: boolean;
  hasRole: (role: Role) => boolean;
}

/** Returns the signed-in user, as far as the screens need it; the server checks everything again. */
export function useSession(): SessionView {
  const auth = useRoot((state) => state.auth);
  const roles = rolesOf(auth);
  return {
    user: auth.user,
    isSignedIn: auth.user !== null || auth.claims.length > 0,
    isAdmin: isAdmin(roles),
    hasRole: (role) => roles.includes(role),
  };
}
