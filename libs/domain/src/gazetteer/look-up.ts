import { type Coordinates, distanceKm } from '../geo.ts';
import { type CanadianPlace, canadianPlaces } from './places.ts';

/** The maximum distance from a position to its city, in kilometres. */
const reachKm = 50;

export interface FoundPlace {
  readonly city: CanadianPlace;
  /** The nearest place: the city itself, a section of it, or a village that it has absorbed. */
  readonly locality: CanadianPlace;
}

interface Near {
  readonly place: CanadianPlace;
  readonly km: number;
}

/** Returns the city that a position is in or near, or null if none is within 50 km. */
export function lookUpPlace(position: Coordinates): FoundPlace | null {
  const near = canadianPlaces
    .map((place) => ({ place, km: distanceKm(position, place) }))
    .filter(({ km }) => km <= reachKm)
    .toSorted((a, b) => a.km - b.km);
  const cities = near.filter(({ place }) => !place.isSection);
  const city = cityAround(cities) ?? cities[0]?.place;
  const locality = near[0]?.place;
  return city && locality ? { city, locality } : null;
}

/**
 * Returns the city whose area contains the position, or null in the countryside. The data contain only centres, and for
 * some positions in Montréal the centre of a nearby village is closer. So a city's radius is estimated from its
 * population (26 km for Montréal, 3 km for Westmount). If several cities contain the position, the one with the
 * smallest distance relative to its radius wins.
 */
function cityAround(cities: readonly Near[]): CanadianPlace | null {
  const around = cities.filter(({ place, km }) => km <= widthKm(place));
  const [first] = around.toSorted((a, b) => a.km / widthKm(a.place) - b.km / widthKm(b.place));
  return first?.place ?? null;
}

const widthKm = ({ population }: CanadianPlace): number => Math.sqrt(population) / 50;
