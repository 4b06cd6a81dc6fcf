import { storageKeys } from '@dronesoccer/contracts';
import { ApiError } from '../errors/api-error';
import { isRecord } from '../is-record';
import { onStorageChange } from '../storage';
import { tokens, type TokenPair } from '../session/tokens';
import { bases } from './bases';
import { calls } from './calls';
import { exchange } from './request';

/** The lock's name is shared by all tabs of the site: one of them refreshes, the others take its result. */
const lockName = 'dronesoccer-token-refresh';
const timeoutMs = 15_000;
const newsMs = 300;

let inFlight: Promise<string> | null = null;
let lastRefreshed: string | null = null;
let onRefused: () => void = () => {};

/** Who logs the person out when the server refuses to refresh. */
export function whenRefreshRefused(handler: () => void): void {
  onRefused = handler;
}

/** Resolves when no refresh runs, so that a new call does not leave with a token that is just being replaced. */
export async function refreshSettled(): Promise<void> {
  await inFlight?.catch(() => undefined);
}

/**
 * A 401 always asks for a refresh. A 403 does so only with a token that login gave: one that a refresh gave is as
 * fresh as it gets, so its 403 is the answer (promise R15).
 */
export function worthRefreshing(status: number, token: string): boolean {
  return status === 401 || (status === 403 && token !== lastRefreshed);
}

/**
 * The access token to use instead of `stale`: the one that another call or tab has got meanwhile, else a new one. All
 * who ask while a refresh runs share it.
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
  if (!current || !refreshToken) throw refused(new ApiError({ kind: 'http', status: 401, code: 'AUTH_004' }));
  const pair = await askForPair(refreshToken);
  // Logged out while the answer was on its way: the new pair must not bring the session back.
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
      timeoutMs,
    });
    if (isTokenPair(answer)) return answer;
  } catch (error) {
    throw isRefusal(error) ? refused(error) : error;
  }
  throw new ApiError({ kind: 'network', status: 0 });
}

/** Only the server's own no ends a session: not 429, not 5xx, not a dead network (promise R15). */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 400 || error.status === 401 || error.status === 403);
}

function refused(error: ApiError): ApiError {
  onRefused();
  return error;
}

function isTokenPair(value: unknown): value is TokenPair {
  return isRecord(value) && typeof value.accessToken === 'string' && typeof value.refreshToken === 'string';
}

async function underLock<T>(stale: string, work: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks; elsewhere the server's grace for concurrent refreshes has to do (promise R14).
  if (!('locks' in navigator)) return work();
  const outcome = await navigator.locks.request(lockName, { ifAvailable: true }, async (lock) => {
    return lock && { result: await work() };
  });
  if (outcome) return outcome.result;
  return navigator.locks.request(lockName, async () => {
    await newsOf(stale);
    return work();
  });
}

/** What another tab stored may arrive here a moment after its lock did; when that tab had no luck, nothing comes. */
function newsOf(stale: string): Promise<void> {
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
