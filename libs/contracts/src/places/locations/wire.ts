import type { ProvinceCode } from '../../common/provinces.ts';

/** By city, or by how much has been ordered from each place lately. */
export const locationSorts = ['city', 'popular'] as const;
export type LocationSort = (typeof locationSorts)[number];

/** A place one can choose (spec 3, Location). Coordinates are strings, in degrees. */
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
  /** Only in nearby results; kilometres. */
  distanceKm?: number;
}

/**
 * What the chooser keeps in browser storage: a listed location, a place picked from search or a detected position
 * (spec 3); the last two have no province or postal code.
 */
export type ChosenLocation = Pick<LocationWire, 'id' | 'name' | 'city' | 'latitude' | 'longitude' | 'address' | 'img'>;
