import { leaveTo, reloadPage } from '@/lib/leave';
import { nextChance } from '@/lib/next-chance';

const key = 'chunk-reload-at';
/** A second failure this soon after a reload is no stale page; reloading again would only loop. */
const quietMs = 20_000;

let pendingAddress: string | null = null;
let isHeadStart = false;

/**
 * Code that does not come. Without a way to the server it is waited for: the page stays as it is, with what was typed,
 * and the next one opens once the way is there. A tab that was open during a deployment asks for files that are gone.
 * Reloading the page fetches the new release; it is done once, and the address the person was going to is kept.
 */
export async function recoverFromMissingChunk<T>(load: () => Promise<T>): Promise<T> {
  const mayLeave = !isHeadStart;
  try {
    return await load();
  } catch (error) {
    if (!mayLeave) throw error;
    if (await isReachable()) return leaveForNewRelease(error);
    while (!(await isReachable())) await nextChance();
    return await load().catch(leaveForNewRelease);
  }
}

function leaveForNewRelease(error: unknown): Promise<never> {
  if (reloadedJustNow()) throw error;
  remember();
  if (pendingAddress === null) reloadPage();
  else leaveTo(pendingAddress);
  // Nothing more happens in this page; the browser is leaving it.
  return new Promise<never>(() => undefined);
}

/** Whether the server answers, whatever it says. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** The router tells where it is going, so that the recovery ends there. */
export function setPendingAddress(address: string | null): void {
  pendingAddress = address;
}

/** Preloads: the person has not asked to leave this page yet, and a reload would lose what is typed in it. */
export function asHeadStart(load: () => Promise<unknown>): void {
  isHeadStart = true;
  // The real navigation tries again, and recovers or shows what is wrong.
  void load().catch(() => undefined);
  isHeadStart = false;
}

function reloadedJustNow(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < quietMs;
  } catch {
    // Without memory of the last reload there must be none.
    return true;
  }
}

function remember(): void {
  sessionStorage.setItem(key, String(Date.now()));
}
