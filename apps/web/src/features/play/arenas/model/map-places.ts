import type { ArenaWire } from '@dronesoccer/contracts';
import { mapRatio, pointOnMap } from './projection';

/** Locations so close to each other that a finger could not tell them apart on the map; the first names them all. */
export interface MapPlace {
  /** The first location's. */
  id: string;
  city: string;
  locationIds: readonly string[];
  cities: readonly string[];
  arenas: number;
  /** Percent of the map's width and height. */
  x: number;
  y: number;
}

/** Percent of the map's width within which two locations share a mark. */
const sharedWithin = 4.5;

/** The marks of a map of these arenas. Locations off the map have none; the list shows them all the same. */
export function mapPlacesOf(arenas: readonly ArenaWire[]): MapPlace[] {
  const places: MapPlace[] = [];
  // By id, so that a filter or another order moves no mark.
  for (const { location } of arenas.toSorted((a, b) => a.location.id.localeCompare(b.location.id))) {
    const point = pointOnMap(Number(location.latitude), Number(location.longitude));
    if (point === null) continue;
    const index = places.findIndex(({ x, y }) => Math.hypot(x - point.x, (y - point.y) / mapRatio) < sharedWithin);
    const known = places[index];
    if (known === undefined) {
      const { id, city } = location;
      places.push({ id, city, locationIds: [id], cities: [city], arenas: 1, ...point });
    } else {
      places[index] = {
        ...known,
        locationIds: [...new Set([...known.locationIds, location.id])],
        cities: [...new Set([...known.cities, location.city])],
        arenas: known.arenas + 1,
      };
    }
  }
  return places;
}

/** The mark that a location belongs to. */
export const aroundPlace = (places: readonly MapPlace[], locationId: string | null): MapPlace | null =>
  places.find(({ locationIds }) => locationId !== null && locationIds.includes(locationId)) ?? null;
