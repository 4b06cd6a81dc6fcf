import { storageKeys, type StorageKey } from '@dronesoccer/contracts';
import type { DashboardKey } from './dashboard-storage';

/** The key of a member's card, which the spec does not name. */
export const cardKey = 'membershipCard';

/** The values that the browser does not store. They last until the page is left, so that a login works without storage. */
const unstored = new Map<string, string>();

type Key = StorageKey | typeof cardKey | DashboardKey;

/**
 * Browser storage under the keys of spec 3 and a few more. Every access can fail (private mode, full, forbidden), and no value can be
 * trusted, because it may be old, truncated or edited. So reading never throws and takes a parser that returns null for
 * an unknown value. A value that cannot be parsed is removed, so that it fails only once.
 */
export const storage = {
  readText(key: Key): string | null {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  read<T>(key: Key, parse: (value: unknown) => T | null): T | null {
    const text = storage.readText(key);
    if (text === null) return null;
    const value = parse(parseJson(text));
    if (value === null) storage.remove(key);
    return value;
  },

  writeText(key: Key, value: string): void {
    try {
      localStorage.setItem(key, value);
      unstored.delete(key);
    } catch {
      // The renderer on the server has no storage either, but serves everyone.
      if (!import.meta.env.SSR) unstored.set(key, value);
    }
  },

  write(key: Key, value: unknown): void {
    storage.writeText(key, JSON.stringify(value));
  },

  remove(key: Key): void {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** Calls back when another tab changes the key (the browser does not notify the tab that wrote the value). */
export function onStorageChange(key: Key, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === key || event.key === null)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * The keys that a logout removes with the session: a pending booking or purchase, and the coupon. The theme, location,
 * recent products and guest cart remain.
 */
export const logoutKeys: readonly Key[] = [
  storageKeys.bookingFormData,
  storageKeys.bookingId,
  storageKeys.bookingStep,
  storageKeys.bookingDataTemp,
  storageKeys.buyNowData,
  storageKeys.appliedCoupon,
];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
