import type { ProvinceCode } from '../../common/provinces.ts';

/** A city found by a search, in the caller's language. Coordinates are strings in degrees, as in a location. */
export interface CityWire {
  /** The part of the picked place's id after `google_` (spec 3, Location). */
  id: string;
  name: string;
  province: ProvinceCode;
  latitude: string;
  longitude: string;
}

/** The place at a position, in the format of reverse-geocoding services (spec 7, Third-party services). */
export interface ReverseWire {
  city: string;
  locality: string;
  /** The province's name. */
  principalSubdivision: string;
}
