/** The distances in kilometres to choose from. The first finds a location alone, unless another is next to it. */
export const distancesKm = [1, 5, 10, 25, 50, 100] as const;

/** The circle in which payments are found, as the filters have it. */
interface Circle {
  lat?: string | undefined;
  lng?: string | undefined;
  radius?: number | undefined;
}

interface Point {
  id: string;
  latitude: string;
  longitude: string;
}

/** The choice for a point that differs from all locations, such as a typed address or a closed location. */
export const otherPoint = 'other';

/** Returns the id of the location in the circle's centre, `otherPoint` for any other centre, or undefined without one. */
export function chosenPlace({ lat, lng, radius }: Circle, locations: readonly Point[]): string | undefined {
  if (lat === undefined && lng === undefined && radius === undefined) return undefined;
  const isHere = (text: string | undefined, degrees: string) => text !== undefined && Number(text) === Number(degrees);
  const found = locations.find(({ latitude, longitude }) => isHere(lat, latitude) && isHere(lng, longitude));
  return found?.id ?? otherPoint;
}

/** Returns the filters after a location was chosen. The distance is kept; without a location, no filter is left. */
export function circleAt(id: string | undefined, radius: number | undefined, locations: readonly Point[]): Circle {
  const chosen = locations.find((location) => location.id === id);
  if (chosen === undefined) return { lat: undefined, lng: undefined, radius: undefined };
  return { lat: chosen.latitude, lng: chosen.longitude, radius: radius ?? distancesKm[0] };
}
