import { limits, storageKeys } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { isRecord } from '../is-record';
import { storage } from '../storage';
import { initialRoot, parseRoot, upgradeRoot, type RootState } from './root-state';

/** Raise it when the stored shape changes; `upgradeRoot` takes over what the release before stored, the rest is dropped. */
const version = 2;

/** The state that survives a reload, under the key `root` (spec 3): auth, shop, search. */
export const useRoot = create<RootState>()(() => initialRoot);
// A few lines of our own: Zustand's `persist` brings versions and stores that are not used here into every first visit.
useRoot.subscribe((state) => storage.write(storageKeys.root, { state, version }));

async function readStored(): Promise<RootState | null> {
  return storage.read(storageKeys.root, (stored) => {
    if (!isRecord(stored)) return null;
    if (stored.version === version - 1) return parseRoot(upgradeRoot(stored.state));
    return stored.version === version ? parseRoot(stored.state) : null;
  });
}

/**
 * Restores what was stored, validated; the page starts without it when that takes longer than 5 s (spec 4, Other).
 * Browser storage answers at once, so the limit matters only where something slower stands in for it.
 */
export async function restoreRoot(
  timeoutMs: number = limits.persistedStateTimeoutMs,
  read = readStored,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  const stored = await Promise.race([read(), timeout]);
  clearTimeout(timer);
  if (stored) useRoot.setState(stored);
}

/**
 * Logout and a failed login reset the whole stored state (spec 4, Login and routing). A guest's wishlist is put back, as
 * a guest's cart is never touched, and what a guest looked at: a mistyped password loses nothing.
 */
export function resetRoot(): void {
  const { auth, shop } = useRoot.getState();
  const isGuest = auth.user === null && auth.claims.length === 0;
  const { wishlist, recentProducts } = isGuest ? shop : initialRoot.shop;
  useRoot.setState({ ...initialRoot, shop: { ...initialRoot.shop, wishlist, recentProducts } }, true);
}
