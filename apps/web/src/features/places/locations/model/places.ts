import {
  limits,
  type Locale,
  locationIdPrefixes,
  type ChosenLocation,
  type LocationWire,
  type ProvinceCode,
  type ReverseWire,
} from '@dronesoccer/contracts';
import { distanceKm } from '@dronesoccer/domain';
import { isRecord } from '@/lib/is-record';
import { searchable } from '@/lib/searchable';

export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** Parses a stored place. Returns null if a text is missing or the coordinates are invalid. */
export function parsePlace(value: unknown): ChosenLocation | null {
  if (!isRecord(value)) return null;
  const { id, name, city, latitude, longitude, address, img } = value;
  if (!isText(id) || !isText(name) || !isText(city) || !isText(address)) return null;
  if (!isText(latitude) || !isText(longitude) || !parseCoordinates(latitude, longitude)) return null;
  return { id, name, city, latitude, longitude, address, ...(isText(img) ? { img } : {}) };
}

export function parsePlaces(value: unknown): ChosenLocation[] | null {
  if (!Array.isArray(value)) return null;
  return value
    .map(parsePlace)
    .filter((place) => place !== null)
    .slice(0, limits.recentLocations);
}

export function parseCoordinates(latitude: string | null, longitude: string | null): Coordinates | null {
  if (!latitude?.trim() || !longitude?.trim()) return null;
  const inRange = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return inRange ? { latitude, longitude } : null;
}

/** Adds the place at the front and removes any earlier copy. Keeps at most four (spec 4, Location choice). */
export function withRecent(recents: readonly ChosenLocation[], place: ChosenLocation): ChosenLocation[] {
  return [place, ...recents.filter((recent) => !isCopy(recent, place))].slice(0, limits.recentLocations);
}

/** Repeated detections of an unmoved device differ by some metres. */
const sameSpotKm = 0.25;

/**
 * Returns true if both are the same place. Each detection has its own id (spec 3, Location), but two detections of one
 * spot count as one place.
 */
function isCopy(a: ChosenLocation, b: ChosenLocation): boolean {
  if (a.id === b.id) return true;
  return isDetected(a) && isDetected(b) && distanceKm(degrees(a), degrees(b)) < sameSpotKm;
}

const isDetected = ({ id }: ChosenLocation): boolean => id.startsWith(locationIdPrefixes.detected);
const degrees = ({ latitude, longitude }: Coordinates) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** Returns the stored form of a listed location. */
export function toChosenLocation({ id, name, city, latitude, longitude, address, img }: LocationWire): ChosenLocation {
  return { id, name, city, latitude, longitude, address, ...(img ? { img } : {}) };
}

/** Returns the place of a position without a nearby location, named after its city. */
export function detectedCity(position: Coordinates, { city, principalSubdivision }: ReverseWire, now: number) {
  return detectedLocation(position, city, [city, principalSubdivision].filter(Boolean).join(', '), now);
}

/**
 * Returns the place of a position without a known city. The coordinates replace the address (spec 4, Location choice).
 */
export function detectedPlace(position: Coordinates, name: string, now: number): ChosenLocation {
  return detectedLocation(position, name, `${position.latitude}, ${position.longitude}`, now);
}

function detectedLocation(
  { latitude, longitude }: Coordinates,
  name: string,
  address: string,
  now: number,
): ChosenLocation {
  return { id: `${locationIdPrefixes.detected}${now}`, name, city: name, latitude, longitude, address };
}

/** The visitor for whom the places are sorted. */
export interface Reader {
  locale: Locale;
  /** The visitor's province, or null if unknown. */
  province: ProvinceCode | null;
}

/** The most likely provinces of a French-speaking visitor, most likely first. */
const frenchProvinces: readonly ProvinceCode[] = ['QC', 'NB'];

/**
 * Sorts the places for the visitor: first the visitor's province or, if it is unknown and the language is French,
 * Quebec and New Brunswick. In the rest, each province gets one place before any gets a second. The given order is kept
 * otherwise.
 */
export function firstForReader<P>(
  places: readonly P[],
  provinceOf: (place: P) => ProvinceCode,
  { locale, province: own }: Reader,
): P[] {
  const preferred = own === null ? (locale === 'fr' ? frenchProvinces : []) : [own];
  const seen = new Map<ProvinceCode, number>();
  const ranked = places.map((place) => {
    const province = provinceOf(place);
    const before = seen.get(province) ?? 0;
    seen.set(province, before + 1);
    const preference = preferred.indexOf(province);
    return { place, rank: preference === -1 ? before : preference - preferred.length };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}

/** Returns the province of the listed place nearest to the position, as an estimate. */
export function provinceAt(places: readonly LocationWire[], position: Coordinates | null): ProvinceCode | null {
  if (position === null) return null;
  const at = degrees(position);
  const [nearest] = places.toSorted((a, b) => distanceKm(at, degrees(a)) - distanceKm(at, degrees(b)));
  return nearest?.province ?? null;
}

export interface City<P> {
  /** The city's first place in the list, which is its most popular one if the list is sorted by popularity. */
  place: P;
  /** The number of places. */
  count: number;
}

/** Groups the places by city, in order of first appearance. */
export function citiesOf<P extends LocationWire>(places: readonly P[]): City<P>[] {
  const cities = new Map<string, City<P>>();
  for (const place of places) {
    const key = `${searchable(place.city.trim())}, ${place.province}`;
    const known = cities.get(key);
    cities.set(key, { place: known?.place ?? place, count: (known?.count ?? 0) + 1 });
  }
  return [...cities.values()];
}

const isText = (value: unknown): value is string => typeof value === 'string';
