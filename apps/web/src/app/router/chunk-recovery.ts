import { leaveTo, reloadPage } from '@/lib/leave';

const key = 'chunk-reload-at';
/** A second failure this soon after a reload is no stale page; reloading again would only loop. */
const quietMs = 20_000;

let pendingAddress: string | null = null;

/**
 * A tab that was open during a deployment asks for files that are gone. Loading the page anew fetches the new release;
 * it is done once, and the address the person was going to is kept.
 */
export async function recoverFromMissingChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || reloadedJustNow()) throw error;
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
