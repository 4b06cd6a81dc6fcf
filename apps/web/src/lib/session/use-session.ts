import type { Role } from '@dronesoccer/contracts';
import type { CurrentUser } from '../store/root-state';
import { useRoot } from '../store/root-store';
import { isAdmin, rolesOf } from './session';

export interface SessionView {
  /** Null for a guest, and for a moment after a restore that lost the user. */
  user: CurrentUser | null;
  isSignedIn: boolean;
  isAdmin: boolean;
  hasRole: (role: Role) => boolean;
}

/** Who is signed in, as far as the screens need to know; the server decides everything again. */
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
