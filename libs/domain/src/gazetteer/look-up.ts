import { type Coordinates, distanceKm } from '../geo.ts';
import { type CanadianPlace, canadianPlaces } from './places.ts';

/** Beyond it no city of ours is where someone is; kilometres. */
const reachKm = 50;

export interface FoundPlace {
  readonly city: CanadianPlace;
  /** The city itself, or the section of one that is nearer. */
  readonly locality: CanadianPlace;
}

/** The city nearest to a position; null where none is within 50 km. */
export function lookUpPlace(position: Coordinates): FoundPlace | null {
  const near = canadianPlaces
    .map((place) => ({ place, km: distanceKm(position, place) }))
    .filter(({ km }) => km <= reachKm)
    .toSorted((a, b) => a.km - b.km);
  const city = near.find(({ place }) => !place.isSection)?.place;
  const locality = near[0]?.place;
  return city && locality ? { city, locality } : null;
}
