import { LOCATION_CHANGED_EVENT, storageKeys, type ChosenLocation } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { storage } from '@/lib/storage';
import { rememberClosing } from './closing';
import { parseCoordinates, parsePlace, parsePlaces, withRecent, type Coordinates } from './places';

export interface LocationChoice {
  /** True while the chooser is open. Any component may open it. */
  isOpen: boolean;
  /** True if the chooser opened automatically, so there is no button to return the focus to. */
  isUnasked: boolean;
  selected: ChosenLocation | null;
  coordinates: Coordinates | null;
  recents: readonly ChosenLocation[];
  setOpen: (isOpen: boolean) => void;
  /** Opens the chooser automatically, at a moment that `whenIdle` chooses. */
  openUnasked: () => void;
  /** Stores a detected position, even if no place is picked afterwards. */
  locate: (coordinates: Coordinates) => void;
  /** Picks a place, with all effects that spec 4 (Location choice) requires. */
  pick: (place: ChosenLocation) => void;
}

/** Returns the choice stored in the browser. */
export function storedChoice(): Pick<LocationChoice, 'selected' | 'coordinates' | 'recents'> {
  return {
    selected: storage.read(storageKeys.selectedLocation, parsePlace),
    coordinates: parseCoordinates(storage.readText(storageKeys.latitude), storage.readText(storageKeys.longitude)),
    recents: storage.read(storageKeys.recentLocations, parsePlaces) ?? [],
  };
}

export const useLocationChoice = create<LocationChoice>((set, get) => ({
  isOpen: false,
  isUnasked: false,
  selected: null,
  coordinates: null,
  recents: [],
  setOpen: (isOpen) => {
    if (isOpen) {
      set({ isOpen, isUnasked: false });
    } else {
      rememberClosing();
      set({ isOpen });
    }
  },
  openUnasked: () => set({ isOpen: true, isUnasked: true }),
  locate: (coordinates) => {
    storage.writeText(storageKeys.latitude, coordinates.latitude);
    storage.writeText(storageKeys.longitude, coordinates.longitude);
    set({ coordinates });
  },
  pick: (place) => {
    const recents = withRecent(get().recents, place);
    storage.write(storageKeys.selectedLocation, place);
    storage.writeText(storageKeys.selectedLocationId, place.id);
    storage.write(storageKeys.recentLocations, recents);
    get().locate({ latitude: place.latitude, longitude: place.longitude });
    set({ selected: place, recents, isOpen: false });
    window.dispatchEvent(new CustomEvent(LOCATION_CHANGED_EVENT, { detail: { locationId: place.id } }));
  },
}));

// Set after the creation, because a rendered page is hydrated with the initial state.
useLocationChoice.setState(storedChoice());
