import { storageKeys } from '@dronesoccer/contracts';
import { storage } from '@/lib/storage';

/** Shown once on this device; and not at all in a browser session that somebody logged out of (spec 4, Auth session). */
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
