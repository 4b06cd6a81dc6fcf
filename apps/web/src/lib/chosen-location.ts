import { LOCATION_CHANGED_EVENT, storageKeys } from '@dronesoccer/contracts';
import { useSyncExternalStore } from 'react';
import { onStorageChange, storage } from './storage';

/** The location id as storage has it; any text, because only the server knows whether it is a listed one. */
function chosenLocationId(): string | undefined {
  return storage.readText(storageKeys.selectedLocationId) || undefined;
}

/** The query that carries the chosen location along (spec 7, Cart). */
export function locationQuery(): { locationId?: string } {
  const locationId = chosenLocationId();
  return locationId ? { locationId } : {};
}

/** Renders again when another place is picked, here (`locationChanged`) or in another tab. */
export function useChosenLocationId(): string | undefined {
  return useSyncExternalStore(subscribe, chosenLocationId);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(LOCATION_CHANGED_EVENT, changed);
  const stop = onStorageChange(storageKeys.selectedLocationId, changed);
  return () => {
    window.removeEventListener(LOCATION_CHANGED_EVENT, changed);
    stop();
  };
}
