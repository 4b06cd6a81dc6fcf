import { LOCATION_CHANGED_EVENT, storageKeys } from '@dronesoccer/contracts';
import { useSyncExternalStore } from 'react';
import { onStorageChange, storage } from './storage';

/** Returns the stored location id. It can be any text, because only the server knows the listed locations. */
function chosenLocationId(): string | undefined {
  return storage.readText(storageKeys.selectedLocationId) || undefined;
}

/** Returns the query that carries the chosen location (spec 7, Cart). */
export function locationQuery(): { locationId?: string } {
  const locationId = chosenLocationId();
  return locationId ? { locationId } : {};
}

/**
 * Returns the chosen location's id. It re-renders when another location is chosen here (`locationChanged`) or in
 * another tab.
 */
export function useChosenLocationId(): string | undefined {
  return useSyncExternalStore(subscribe, chosenLocationId, () => undefined);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(LOCATION_CHANGED_EVENT, changed);
  const stop = onStorageChange(storageKeys.selectedLocationId, changed);
  return () => {
    window.removeEventListener(LOCATION_CHANGED_EVENT, changed);
    stop();
  };
}
