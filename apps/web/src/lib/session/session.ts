import { adminRoles, storageKeys, type AuthWire, type Role, type UserWire } from '@dronesoccer/contracts';
import { call } from '../http/call';
import { whenRefreshRefused } from '../http/refresh';
import { currentLocale } from '../i18n/i18n';
import { leaveTo } from '../leave';
import { localPath, paths } from '../paths';
import { onStorageChange, sessionKeys, storage } from '../storage';
import type { AuthState, CurrentUser } from '../store/root-state';
import { resetRoot, restoreRoot, useRoot } from '../store/root-store';
import { decodeClaims, identityOf } from './claims';
import { tokens } from './tokens';

/** Login and registration: keeps the tokens, the claims and the user. The server sets its cookie itself. */
export function startSession({ accessToken, refreshToken, user }: AuthWire): void {
  tokens.save({ accessToken, refreshToken });
  const session = { token: accessToken, claims: decodeClaims(accessToken), errorMessage: null };
  useRoot.setState({ auth: { ...session, user: withoutToken(user) } });
}

/**
 * A failed login resets the stored state (spec 4, Login and routing) and with it the session, and nothing else: the
 * coupon, what is bought now and a booking under way are still there.
 */
export function failLogin(message: string): void {
  resetRoot();
  tokens.forget();
  noteFailure(message);
}

/** Why a login or a registration failed. */
export function noteFailure(errorMessage: string): void {
  useRoot.setState(({ auth }) => ({ auth: { ...auth, errorMessage } }));
}

/**
 * Brings token and stored state into line after a restore: a token alone still says who it belongs to, a user without
 * a token is a visitor.
 */
export function reviveSession(): void {
  const token = tokens.access();
  const claims = token === null ? [] : decodeClaims(token);
  const { auth } = useRoot.getState();
  const id = identityOf(claims)?.id;
  if (id === undefined) {
    if (auth.user || auth.claims.length > 0 || token !== null) forgetSession();
    return;
  }
  useRoot.setState({ auth: { ...auth, token, claims, user: auth.user?.id === id ? auth.user : null } });
}

/** Takes over what the server says about the signed-in person now. */
export function updateUser(user: UserWire): void {
  const { auth } = useRoot.getState();
  useRoot.setState({ auth: { ...auth, user: withoutToken(user) } });
}

/** Forgets the session in this browser; theme, place and the guest's cart stay. */
export function forgetSession(): void {
  resetRoot();
  for (const key of sessionKeys) storage.remove(key);
}

/** Logout at the person’s request: sent to the server if it can be reached, then a fresh page at the login. */
export async function logOut(): Promise<void> {
  await tellServer();
  forgetTab();
  endSession(paths.login);
}

/** The server ends the session and takes its cookie back; what it cannot be told of ends automatically with the tokens. */
async function tellServer(): Promise<void> {
  const refreshToken = tokens.refresh();
  const body = refreshToken ? { refreshToken } : {};
  await call('auth.logout', { body, timeoutMs: 4_000, skipLoader: true }).catch(() => undefined);
}

/** What was typed in this tab goes with who typed it; a session that merely ran out keeps it for the next login. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept either.
  }
}

function endSession(next: string): void {
  forgetSession();
  rememberFirstOrderModal();
  leaveTo(localPath(next, currentLocale()));
}

/** Spec 4, Auth session: for this browser session the first-order offer counts as seen. */
function rememberFirstOrderModal(): void {
  try {
    sessionStorage.setItem(storageKeys.hasSeenFirstOrderModal, 'true');
  } catch {
    // Without session storage the offer may show once more.
  }
}

/** The login page that comes back to where the person is now. */
export function loginPathFor(current: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(current)}`;
}

/**
 * Ties the session to the rest of the browser: a refused refresh ends it and returns here after the next login; a
 * logout or login in another tab is followed in this one.
 */
export function followSession(onIdentityChange: () => void): () => void {
  let isEnding = false;
  whenRefreshRefused(() => {
    // Every call that was under way is refused, and finds the session ended only once the server has been told.
    if (isEnding) return;
    isEnding = true;
    const { pathname, search, hash } = window.location;
    void tellServer().then(() => {
      isEnding = false;
      endSession(loginPathFor(`${pathname}${search}${hash}`));
    });
  });
  return onStorageChange(storageKeys.token, (token) => {
    const before = identityOf(useRoot.getState().auth.claims)?.id;
    if (token === null) {
      forgetSession();
      onIdentityChange();
    } else if (identityOf(decodeClaims(token))?.id !== before) {
      void restoreRoot().then(onIdentityChange);
    } else {
      useRoot.setState(({ auth }) => ({ auth: { ...auth, token } }));
    }
  });
}

/** Asks the server who is signed in, so that a changed name or role shows without a new login. */
export async function refreshUser(): Promise<void> {
  if (!tokens.access()) return;
  try {
    updateUser(await call('me.get', { skipLoader: true }));
  } catch {
    // A dead session has been ended by the refresh; anything else leaves what is known in place.
  }
}

const withoutToken = ({ token: _, ...user }: UserWire): CurrentUser => user;

/** The roles to go by: the user's, or those of the token until the user is known. */
export function rolesOf({ user, claims }: Pick<AuthState, 'user' | 'claims'>): readonly Role[] {
  if (user) return user.userRoles;
  const identity = identityOf(claims);
  return identity ? [identity.role] : [];
}

export function isAdmin(roles: readonly Role[]): boolean {
  return roles.some((role) => adminRoles.includes(role));
}
