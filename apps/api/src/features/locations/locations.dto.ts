import { limits, type NearbyQuery } from '@dronesoccer/contracts';
import { JudgedQuery, TextField } from '../../platform/http/index.js';

export class LocationListQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  q?: string;
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
