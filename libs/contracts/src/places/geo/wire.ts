import type { ProvinceCode } from '../../common/provinces.ts';

/** A city that a search found, in the caller's language. Coordinates are strings, in degrees, as a location's are. */
export interface CityWire {
  /** What follows `google_` in the id of the place that is picked (spec 3, Location). */
  id: string;
  name: string;
  province: ProvinceCode;
  latitude: string;
  longitude: string;
}

/** Where a position is, as reverse-geocoding services answer it (spec 7, Third-party services). */
export interface ReverseWire {
  city: string;
  locality: string;
  /** The province's name. */
  principalSubdivision: string;
}
