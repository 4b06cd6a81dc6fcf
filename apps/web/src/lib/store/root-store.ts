import { limits, storageKeys } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { isRecord } from '../is-record';
import { storage } from '../storage';
import { initialRoot, parseRoot, type RootState } from './root-state';

/**
 * Increase this number when the stored shape changes. Other versions are dropped.
 */
const version = 2;

/** The state under the key `root` that survives a reload (spec 3): auth, shop, search. */
export const useRoot = create<RootState>()(() => initialRoot);
// Our own few lines replace Zustand's `persist`, which would add unused versioning and stores to every first visit.
useRoot.subscribe((state) => storage.write(storageKeys.root, { state, version }));

async function readStored(): Promise<RootState | null> {
  return storage.read(storageKeys.root, (stored) => {
    if (!isRecord(stored)) return null;
    return stored.version === version ? parseRoot(stored.state) : null;
  });
}

/**
 * Restores the stored state after validation. If this takes longer than 5 s, the page starts without the stored state
 * (spec 4, Other). Browser storage answers immediately, so the limit matters only for a slower replacement.
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
 * Resets the stored state after a logout or failed login (spec 4, Login and routing). A guest's wishlist and recent
 * products are kept, so a mistyped password loses nothing; the guest's cart is never touched.
 */
export function resetRoot(): void {
  const { auth, shop } = useRoot.getState();
  const isGuest = auth.user === null && auth.claims.length === 0;
  const { wishlist, recentProducts } = isGuest ? shop : initialRoot.shop;
  useRoot.setState({ ...initialRoot, shop: { ...initialRoot.shop, wishlist, recentProducts } }, true);
}
