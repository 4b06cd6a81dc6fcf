import { storageKeys } from '@dronesoccer/contracts';
import { storage } from '@/lib/storage';

/**
 * Returns whether the offer was already made. It is made once per device, and never again in a browser session in which
 * an account logged out (spec 4, Auth session).
 */
export function hasSeenOffer(): boolean {
  if (storage.readText(storageKeys.hasSeenFirstOrderModal) !== null) return true;
  try {
    return sessionStorage.getItem(storageKeys.hasSeenFirstOrderModal) !== null;
  } catch {
    return false;
  }
}

export function rememberOffer(): void {
  storage.writeText(storageKeys.hasSeenFirstOrderModal, 'true');
}
