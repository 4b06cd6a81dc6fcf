import { leaveTo, reloadPage } from '@/lib/leave';
import { waitForRetry } from '@/lib/next-chance';

const key = 'chunk-reload-at';
/** A failure this soon after a reload is not caused by a stale page, so another reload would only loop. */
const quietMs = 20_000;

let pendingAddress: string | null = null;
let isHeadStart = false;

/** True from the start of a navigation to another document, and for a moment if the visitor stays. */
let isLeaving = false;
if (!import.meta.env.SSR) {
  window.addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), 5_000);
  });
}

/**
 * Recovers from a chunk that fails to load. If the server is unreachable, waits for the connection: the page and
 * everything typed in it stay, and the next page opens once the server answers. If the server is reachable, the tab was
 * probably open during a deployment and asks for deleted files. The page is then reloaded once, at the address the
 * visitor was going to, to fetch the new release.
 */
export async function recoverFromMissingChunk<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  const mayLeave = !isHeadStart;
  try {
    return await load();
  } catch (error) {
    if (!mayLeave) throw error;
    // A link that was pressed before the client started leads elsewhere, which ends the loading. A reload would return.
    if (isLeaving) return await new Promise<never>(() => undefined);
    if (await isReachable()) return leaveForNewRelease(error);
    while (!(await isReachable())) await waitForRetry();
    return await load().catch(leaveForNewRelease);
  }
}

function leaveForNewRelease(error: unknown): Promise<never> {
  if (reloadedJustNow()) throw error;
  remember();
  if (pendingAddress === null) reloadPage();
  else leaveTo(pendingAddress);
  // The browser is leaving this page, so the promise never settles.
  return new Promise<never>(() => undefined);
}

/** Returns true if the server answers, whatever the status. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Stores the address that the router is navigating to, so that a reload leads there. */
export function setPendingAddress(address: string | null): void {
  pendingAddress = address;
}

/**
 * Runs a preload without recovery: the visitor has not asked to leave the page yet, and a reload would lose what is
 * typed in it.
 */
export function preload(load: () => Promise<unknown>): void {
  isHeadStart = true;
  // The actual navigation tries again and then recovers or shows the error.
  void load().catch(() => undefined);
  isHeadStart = false;
}

function reloadedJustNow(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < quietMs;
  } catch {
    // If the last reload cannot be looked up, assume a recent one, so that the page never reloads in a loop.
    return true;
  }
}

function remember(): void {
  sessionStorage.setItem(key, String(Date.now()));
}
