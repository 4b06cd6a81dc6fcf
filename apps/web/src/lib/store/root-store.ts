import { limits, storageKeys } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { isRecord } from '../is-record';
import { storage } from '../storage';
import { initialRoot, parseRoot, upgradeRoot, type RootState } from './root-state';

/** Raise it when the stored shape changes; `upgradeRoot` takes over what the release before stored, the rest is dropped. */
const version = 2;

const rootStorage: PersistStorage<RootState> = {
  getItem: () =>
    storage.read(storageKeys.root, (stored) => {
      if (!isRecord(stored)) return null;
      const isOlder = stored.version === version - 1;
      if (stored.version !== version && !isOlder) return null;
      const state = parseRoot(isOlder ? upgradeRoot(stored.state) : stored.state);
      return state && { state, version };
    }),
  setItem: (_name, value) => storage.write(storageKeys.root, value),
  removeItem: () => storage.remove(storageKeys.root),
};

/** The state that survives a reload, under the key `root` (spec 3): auth, shop, search. */
export const useRoot = create<RootState>()(
  persist(() => initialRoot, { name: storageKeys.root, version, storage: rootStorage, skipHydration: true }),
);

/**
 * Restores what was stored, validated; the page starts without it when that takes longer than 5 s (spec 4, Other).
 * Browser storage answers at once, so the limit matters only where something slower stands in for it.
 */
export async function restoreRoot(timeoutMs: number = limits.persistedStateTimeoutMs): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([useRoot.persist.rehydrate(), timeout]);
  clearTimeout(timer);
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
