import {
  limits,
  type LocationListQuery,
  type LocationSort,
  locationSorts,
  type NearbyQuery,
} from '@dronesoccer/contracts';
import { check, OneOf, TextField } from '../../platform/http/index.js';

export class LocationListQueryDto implements LocationListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  q?: string;

  @OneOf(locationSorts, { optional: true })
  sort?: LocationSort;
}

/** Lets every value through: the service judges all three together, because any fault in them is ARENA_005. */
const Coordinate = (minimum: number, maximum: number): PropertyDecorator =>
  check({
    accepts: () => true,
    explain: () => ({ en: 'Enter a number', fr: 'Entrez un nombre' }),
    schema: { type: 'number', minimum, maximum },
  });

export class NearbyQueryDto implements NearbyQuery {
  @Coordinate(-90, 90)
  lat!: string;

  @Coordinate(-180, 180)
  lng!: string;

  @Coordinate(0, limits.nearbyRadiusMaxKm)
  radius!: string;
}
