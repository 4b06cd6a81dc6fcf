import type { ChosenLocation } from '@dronesoccer/contracts';

/** A city that a search suggests, and how the list shows it. */
export interface Suggestion {
  id: string;
  name: string;
  detail: string;
  /** What picking it makes of it; the maps script is asked for its details then. */
  place: () => Promise<ChosenLocation>;
}

export interface Suggestions {
  cities: readonly Suggestion[];
  /** Whose data they are, which their licence asks to say. */
  credit: 'geonames' | 'maps';
}

/** How a source finds the cities of a text; the provinces are named in the person's language. */
export type CitySource = (text: string, signal: AbortSignal) => Promise<Suggestions>;
