import {
  limits,
  type LocationListQuery,
  type LocationSort,
  locationSorts,
  type NearbyQuery,
} from '@dronesoccer/contracts';
import { JudgedQuery, OneOf, TextField } from '../../platform/http/index.js';

export class LocationListQueryDto implements LocationListQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  q?: string;

  @OneOf(locationSorts, { optional: true })
  sort?: LocationSort;
}

/** Judged all three together, because any fault in them is ARENA_005. */
export class NearbyQueryDto implements NearbyQuery {
  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 })
  lat!: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 })
  lng!: string;

  @JudgedQuery({ type: 'number', minimum: 0, maximum: limits.nearbyRadiusMaxKm })
  radius!: string;
}
