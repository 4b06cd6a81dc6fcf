import type { ProvinceCode } from '../../common/provinces.ts';

/** The list is sorted by city, or by the number of recent orders at each location. */
export const locationSorts = ['city', 'popular'] as const;
export type LocationSort = (typeof locationSorts)[number];

/** A location that visitors can choose (spec 3, Location). Coordinates are strings in degrees. */
export interface LocationWire {
  id: string;
  name: string;
  city: string;
  latitude: string;
  longitude: string;
  address: string;
  img?: string;
  province: ProvinceCode;
  postalCode: string;
  /** The distance in kilometres; only in nearby results. */
  distanceKm?: number;
}

/**
 * The value that the location chooser keeps in browser storage: a listed location, a place picked from search or a
 * detected position (spec 3). The last two have no province or postal code.
 */
export type ChosenLocation = Pick<LocationWire, 'id' | 'name' | 'city' | 'latitude' | 'longitude' | 'address' | 'img'>;
