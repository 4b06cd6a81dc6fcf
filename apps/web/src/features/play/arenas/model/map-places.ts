import type { ArenaWire } from '@dronesoccer/contracts';
import { mapRatio, pointOnMap } from './projection';

/** A group of locations too close to tell apart on the map. The group is named after its first location. */
export interface MapPlace {
  /** The id of the first location. */
  id: string;
  city: string;
  locationIds: readonly string[];
  cities: readonly string[];
  arenas: number;
  /** Percent of the map's width; `y` is percent of its height. */
  x: number;
  y: number;
}

/** The distance, in percent of the map's width, within which two locations share a marker. */
const sharedWithin = 4.5;

/** Returns the map markers for arenas. Locations outside the map have no marker but are still in the list. */
export function mapPlacesOf(arenas: readonly ArenaWire[]): MapPlace[] {
  const places: MapPlace[] = [];
  // Sort by id, so that filtering or sorting moves no marker.
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

/** Returns the marker that a location belongs to, or null. */
export const aroundPlace = (places: readonly MapPlace[], locationId: string | null): MapPlace | null =>
  places.find(({ locationIds }) => locationId !== null && locationIds.includes(locationId)) ?? null;
