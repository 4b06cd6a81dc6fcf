import { leaveTo, reloadPage } from '@/lib/leave';

const key = 'chunk-reload-at';
/** A second failure this soon after a reload is no stale page; reloading again would only loop. */
const quietMs = 20_000;

let pendingAddress: string | null = null;
let isHeadStart = false;

/**
 * A tab that was open during a deployment asks for files that are gone. Reloading the page fetches the new release;
 * it is done once, and the address the person was going to is kept.
 */
export async function recoverFromMissingChunk<T>(load: () => Promise<T>): Promise<T> {
  const mayLeave = !isHeadStart;
  try {
    return await load();
  } catch (error) {
    if (!mayLeave || !navigator.onLine || reloadedJustNow()) throw error;
    remember();
    if (pendingAddress === null) reloadPage();
    else leaveTo(pendingAddress);
    // Nothing more happens in this page; the browser is leaving it.
    return new Promise<never>(() => undefined);
  }
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
