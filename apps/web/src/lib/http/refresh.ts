import { limits, storageKeys } from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { isRecord } from '../is-record';
import { onStorageChange } from '../storage';
import { tokens, type TokenPair } from '../session/tokens';
import { bases } from './bases';
import { calls } from './calls';
import { exchange } from './request';

/** The lock is shared by all tabs of the site: one tab refreshes and the others use its result. */
const lockName = 'dronesoccer-token-refresh';
const newsMs = 300;

let inFlight: Promise<string> | null = null;
let lastRefreshed: string | null = null;
let onRefused: () => void = () => {};

/** Registers the handler that logs the user out when the server refuses a refresh. */
export function whenRefreshRefused(handler: () => void): void {
  onRefused = handler;
}

/** Resolves when no refresh is running, so that a new call does not use a token that is about to be replaced. */
export async function refreshSettled(): Promise<void> {
  await inFlight?.catch(() => undefined);
}

/**
 * A 401 always triggers a refresh. A 403 does so only if the token came from a login: a refreshed token is already
 * current, so its 403 is final (promise R15).
 */
export function worthRefreshing(status: number, token: string): boolean {
  return status === 401 || (status === 403 && token !== lastRefreshed);
}

/**
 * Returns the access token that replaces `stale`: the token that another call or tab has already obtained, else a new
 * one. Concurrent callers share one refresh.
 */
export function freshToken(stale: string): Promise<string> {
  inFlight ??= underLock(stale, () => replace(stale)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function replace(stale: string): Promise<string> {
  const current = tokens.access();
  if (current && current !== stale) {
    lastRefreshed = current;
    return current;
  }
  const refreshToken = tokens.refresh();
  if (!current || !refreshToken) throw reportRefusal(new ApiError({ kind: 'http', status: 401, code: 'AUTH_004' }));
  const pair = await askForPair(refreshToken);
  // The user logged out during the request, so the new token pair must not revive the session.
  if (tokens.refresh() !== refreshToken) throw new ApiError({ kind: 'http', status: 401, code: 'AUTH_004' });
  tokens.save(pair);
  lastRefreshed = pair.accessToken;
  return pair.accessToken;
}

async function askForPair(refreshToken: string): Promise<TokenPair> {
  try {
    const { method, path } = calls['auth.refresh'];
    const answer = await exchange({
      url: bases.auth + path,
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      signal: null,
      timeoutMs: limits.refreshTimeoutMs,
    });
    if (isTokenPair(answer)) return answer;
  } catch (error) {
    throw isRefusal(error) ? reportRefusal(error) : error;
  }
  throw new ApiError({ kind: 'network', status: 0 });
}

/** Only an explicit refusal ends a session; a 429, a 5xx or a network failure does not (promise R15). */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 400 || error.status === 401 || error.status === 403);
}

function reportRefusal(error: ApiError): ApiError {
  onRefused();
  return error;
}

function isTokenPair(value: unknown): value is TokenPair {
  return isRecord(value) && typeof value.accessToken === 'string' && typeof value.refreshToken === 'string';
}

async function underLock<T>(stale: string, work: () => Promise<T>): Promise<T> {
  // Locks exist only in secure contexts. Elsewhere the server's grace period for concurrent refreshes must suffice
  // (promise R14).
  if (!('locks' in navigator)) return work();
  const outcome = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    return lock && { result: await work() };
  });
  if (outcome) return outcome.result;
  return navigator.locks.request(lockName, async () => {
    await otherTabToken(stale);
    return work();
  });
}

/** Another tab's stored token may arrive a moment after its lock is released, or never if its refresh failed. */
function otherTabToken(stale: string): Promise<void> {
  return new Promise((resolve) => {
    if (tokens.access() !== stale) {
      resolve();
      return;
    }
    const done = () => {
      window.clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onStorageChange(storageKeys.token, done);
    const timer = window.setTimeout(done, newsMs);
  });
}
