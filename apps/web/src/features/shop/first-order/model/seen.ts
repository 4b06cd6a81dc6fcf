import { storageKeys } from '@dronesoccer/contracts';
import { storage } from '@/lib/storage';

/** The offer is made once on a device, and not in a browser session that an account logged out of (spec 4, Auth session). */
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
