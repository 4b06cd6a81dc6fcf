import type { ChosenLocation } from '@dronesoccer/contracts';

/** A suggested city with its display texts. */
export interface Suggestion {
  id: string;
  name: string;
  detail: string;
  /** Returns the place to choose. With the maps script, this fetches the details. */
  place: () => Promise<ChosenLocation>;
}

export interface Suggestions {
  cities: readonly Suggestion[];
  /** The data source, which its licence requires to be credited. */
  credit: 'geonames' | 'maps';
}

/** Searches cities by text. Provinces are named in the visitor's language. */
export type CitySource = (text: string, signal: AbortSignal) => Promise<Suggestions>;
