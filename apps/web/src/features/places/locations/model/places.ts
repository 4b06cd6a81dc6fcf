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

export interface Coordinates {
  latitude: string;
  longitude: string;
}

/** A place as storage keeps it; anything without an id, a city and numeric coordinates is not one. */
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

/** The place at the front, any earlier copy of it gone, four at most (spec 4, Location choice). */
export function withRecent(recents: readonly ChosenLocation[], place: ChosenLocation): ChosenLocation[] {
  return [place, ...recents.filter((recent) => !isCopy(recent, place))].slice(0, limits.recentLocations);
}

/** A device that has not moved is found some metres away from where it was found before. */
const sameSpotKm = 0.25;

/** Each detection has an id of its own (spec 3, Location); two of one spot are still one place. */
function isCopy(a: ChosenLocation, b: ChosenLocation): boolean {
  if (a.id === b.id) return true;
  return isDetected(a) && isDetected(b) && distanceKm(degrees(a), degrees(b)) < sameSpotKm;
}

const isDetected = ({ id }: ChosenLocation): boolean => id.startsWith(locationIdPrefixes.detected);
const degrees = ({ latitude, longitude }: Coordinates) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** What storage and the recent list keep of a listed location. */
export function toChosen({ id, name, city, latitude, longitude, address, img }: LocationWire): ChosenLocation {
  return { id, name, city, latitude, longitude, address, ...(img ? { img } : {}) };
}

/** A position that no listed location is near to, under the city it is in. */
export function detectedCity(position: Coordinates, { city, principalSubdivision }: ReverseWire, now: number) {
  return detected(position, city, [city, principalSubdivision].filter(Boolean).join(', '), now);
}

/** A position of which no city is known: its coordinates stand in for an address (spec 4, Location choice). */
export function detectedPlace(position: Coordinates, name: string, now: number): ChosenLocation {
  return detected(position, name, `${position.latitude}, ${position.longitude}`, now);
}

function detected({ latitude, longitude }: Coordinates, name: string, address: string, now: number): ChosenLocation {
  return { id: `${locationIdPrefixes.detected}${now}`, name, city: name, latitude, longitude, address };
}

/** Whose list of places it is. */
export interface Reader {
  locale: Locale;
  /** Where the reader is; null: not known. */
  province: ProvinceCode | null;
}

/** The provinces that a French reader is most likely to be in, the likeliest first. */
const frenchProvinces: readonly ProvinceCode[] = ['QC', 'NB'];

/**
 * Puts first what suits the reader: the places of the reader's province; where that is not known, in French those of Quebec
 * and New Brunswick. The rest has one place of each province before a second one. Within that the given order stays.
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

/** The province that the position is taken to be in: that of the nearest listed place. */
export function provinceAt(places: readonly LocationWire[], position: Coordinates | null): ProvinceCode | null {
  if (position === null) return null;
  const at = degrees(position);
  const [nearest] = places.toSorted((a, b) => distanceKm(at, degrees(a)) - distanceKm(at, degrees(b)));
  return nearest?.province ?? null;
}

export interface City<P> {
  /** The first of its places in the list: where the list is by popularity, the one ordered from most. */
  place: P;
  /** How many places it has. */
  count: number;
}

/** The cities of the places, in the order in which they first come up. */
export function citiesOf<P extends LocationWire>(places: readonly P[]): City<P>[] {
  const cities = new Map<string, City<P>>();
  for (const place of places) {
    const key = `${plain(place.city)}, ${place.province}`;
    const known = cities.get(key);
    cities.set(key, { place: known?.place ?? place, count: (known?.count ?? 0) + 1 });
  }
  return [...cities.values()];
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const isText = (value: unknown): value is string => typeof value === 'string';
