import { adminRoles, storageKeys, type AuthWire, type Role, type UserWire } from '@dronesoccer/contracts';
import { call } from '../http/call';
import { whenRefreshRefused } from '../http/refresh';
import { currentLocale } from '../i18n/i18n';
import { leaveTo, reloadPage } from '../leave';
import { localPath, paths } from '../paths';
import { cardKey, logoutKeys, onStorageChange, storage } from '../storage';
import type { AuthState, CurrentUser } from '../store/root-state';
import { resetRoot, restoreRoot, useRoot } from '../store/root-store';
import { decodeClaims, identityOf } from './claims';
import { tokens } from './tokens';

/** Stores the tokens, claims and user after a login or registration. The server sets its own cookie. */
export function startSession({ accessToken, refreshToken, user }: AuthWire): void {
  tokens.save({ accessToken, refreshToken });
  const session = { token: accessToken, claims: decodeClaims(accessToken), errorMessage: null };
  useRoot.setState({ auth: { ...session, user: withoutToken(user) } });
}

/**
 * A failed login resets the stored state (spec 4, Login and routing) and with it the session, but nothing else: the
 * coupon, the "buy now" data and a pending booking remain.
 */
export function failLogin(message: string): void {
  dropSession();
  noteFailure(message);
}

/** Stores the reason for a failed login or registration. */
export function noteFailure(errorMessage: string): void {
  useRoot.setState(({ auth }) => ({ auth: { ...auth, errorMessage } }));
}

/**
 * Reconciles the token and the stored state after a restore. A token alone still identifies its owner, while a user
 * without a token is a visitor.
 */
export function reviveSession(): void {
  const token = tokens.access();
  const claims = storedClaims();
  const { auth } = useRoot.getState();
  const id = identityOf(claims)?.id;
  if (id === undefined) {
    if (auth.user || auth.claims.length > 0 || token !== null) dropSession();
    return;
  }
  useRoot.setState({ auth: { ...auth, token, claims, user: auth.user?.id === id ? auth.user : null } });
}

const storedClaims = () => decodeClaims(tokens.access() ?? '');

/** Returns whether this tab shows the person whose token is stored, or a visitor if none is. */
const isShown = (): boolean => identityOf(storedClaims())?.id === identityOf(useRoot.getState().auth.claims)?.id;

/** Stores the server's current data about the signed-in user. An answer about an earlier user is ignored. */
export function updateUser(user: UserWire): void {
  const { auth } = useRoot.getState();
  if (identityOf(auth.claims)?.id === user.id) useRoot.setState({ auth: { ...auth, user: withoutToken(user) } });
}

/**
 * Clears the session in this browser. A pending booking and the coupon remain for the next login. Only their owner sees
 * them.
 */
function dropSession(): void {
  resetRoot();
  tokens.forget();
  storage.remove(cardKey);
}

/** Clears the session with everything pending; the theme, the location and a guest's cart remain. */
export function forgetSession(): void {
  dropSession();
  for (const key of logoutKeys) storage.remove(key);
}

/** Logs out at the user's request: notifies the server if it can be reached, then loads the login page afresh. */
export async function logOut(): Promise<void> {
  await tellServer();
  endForGood(paths.login);
}

/** Ends the session of a person who leaves this browser, with everything typed in this tab, and loads a page afresh. */
export function endForGood(next: string): void {
  forgetTab();
  forgetSession();
  endSession(next);
}

/**
 * The server ends the session and clears its cookie. If it cannot be reached, the session ends when the tokens expire.
 */
async function tellServer(): Promise<void> {
  const refreshToken = tokens.refresh();
  const body = refreshToken ? { refreshToken } : {};
  await call('auth.logout', { body, timeoutMs: 4_000, skipLoader: true }).catch(() => undefined);
}

/** Clears what the user typed in this tab. After an expired session its owner finds it again. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
}

function endSession(next: string): void {
  dropSession();
  rememberFirstOrderModal();
  leaveTo(localPath(next, currentLocale()));
}

/** Marks the first-order offer as seen for this browser session (spec 4, Auth session). */
function rememberFirstOrderModal(): void {
  try {
    sessionStorage.setItem(storageKeys.hasSeenFirstOrderModal, 'true');
  } catch {
    // Without session storage the offer may appear again.
  }
}

/** Returns the login page's address, with a redirect back to the current page. */
export function loginPathFor(current: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(current)}`;
}

/**
 * Connects the session to the rest of the browser. A refused refresh ends the session and returns here after the next
 * login; a logout or login in another tab takes effect in this one, and in a page that the browser restores.
 */
export function followSession(): () => void {
  let isEnding = false;
  whenRefreshRefused(() => {
    // Every running call is refused, and the session ends only after the server has been notified, so handle only the
    // first refusal.
    if (isEnding) return;
    isEnding = true;
    const { pathname, search, hash } = window.location;
    void tellServer().then(() => {
      isEnding = false;
      endSession(loginPathFor(`${pathname}${search}${hash}`));
    });
  });
  // A page in the back/forward cache does not notice the change, and it still contains the previous person's input.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isShown()) reloadPage();
  };
  window.addEventListener('pageshow', onShow);
  const stop = onStorageChange(storageKeys.token, () => {
    // The stored token counts, because a tab that was suspended learns of a logout only after the next login.
    if (isShown()) reviveSession();
    // The other tab writes the token first, so the stored state may still be the previous person's.
    else void restoreRoot().then(reviveSession);
  });
  return () => {
    window.removeEventListener('pageshow', onShow);
    stop();
  };
}

/** Reloads the signed-in user, so that a changed name or role shows without a new login. */
export async function refreshUser(): Promise<void> {
  if (!tokens.access()) return;
  try {
    updateUser(await call('me.get', { skipLoader: true }));
  } catch {
    // A refused refresh has already ended a dead session; after any other error the known user remains.
  }
}

const withoutToken = ({ token: _, ...user }: UserWire): CurrentUser => user;

/** Returns the roles of the user, or of the token until the user is known. */
export function rolesOf({ user, claims }: Pick<AuthState, 'user' | 'claims'>): readonly Role[] {
  if (user) return user.userRoles;
  const identity = identityOf(claims);
  return identity ? [identity.role] : [];
}

export function isAdmin(roles: readonly Role[]): boolean {
  return roles.some((role) => adminRoles.includes(role));
}
