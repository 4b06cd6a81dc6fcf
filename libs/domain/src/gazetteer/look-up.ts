import { type Coordinates, distanceKm } from '../geo.ts';
import { type CanadianPlace, canadianPlaces } from './places.ts';

/** Beyond it no city of ours is where someone is; kilometres. */
const reachKm = 50;

export interface FoundPlace {
  readonly city: CanadianPlace;
  /** The nearest place: the city itself, a section of it, or a village that it has grown around. */
  readonly locality: CanadianPlace;
}

interface Near {
  readonly place: CanadianPlace;
  readonly km: number;
}

/** The city that a position is in or near; null where none is within 50 km. */
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
 * Centres are all the data say of how large a city is, and Montréal has villages nearer than its own centre. So a city is
 * as wide as its people suggest (26 km for Montréal, 3 km for Westmount), and among those around a position the one wins
 * whose centre is nearest for its size. Null in the country.
 */
function cityAround(cities: readonly Near[]): CanadianPlace | null {
  const around = cities.filter(({ place, km }) => km <= widthKm(place));
  const [first] = around.toSorted((a, b) => a.km / widthKm(a.place) - b.km / widthKm(b.place));
  return first?.place ?? null;
}

const widthKm = ({ population }: CanadianPlace): number => Math.sqrt(population) / 50;
