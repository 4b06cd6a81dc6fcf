import { distanceKm } from '../geo.ts';
import { placeById } from './places.ts';
import { cityOfArea } from './search.ts';

const firstLetters = [...'ABCEGHJKLMNPRSTVXY'];
const lastLetters = [...'ABCEGHJKLMNPRSTVWXYZ'];

/**
 * Returns the postal areas (the first three characters of a postal code) whose municipality is within this many
 * kilometres of a place, or null for an unknown id. Rural areas are excluded, because each spans several
 * municipalities.
 */
export function postalAreasNear(placeId: string, km: number): string[] | null {
  const centre = placeById(placeId);
  if (centre === null) return null;
  return firstLetters
    .flatMap((first) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${first}${digit}`))
    .flatMap((two) => lastLetters.map((last) => two + last))
    .filter((area) => cityOfArea(area).some((city) => distanceKm(centre, city) <= km));
}
