import { ArenaClass, type ArenaListQuery, limits, valuesOf } from '@dronesoccer/contracts';
import { IdField, JudgedQuery, PageQueryDto, QueryBoolean, QueryOneOf } from '../../platform/http/index.js';

export class ArenaListDto extends PageQueryDto implements ArenaListQuery {
  @IdField({ optional: true })
  locationId?: string;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  /** Judged together: any fault in them is ARENA_005. */
  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 })
  lat?: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 })
  lng?: string;

  /** Another text than a day is ARENA_006. */
  @JudgedQuery({ type: 'string', format: 'date' }, { optional: true })
  day?: string;

  @QueryBoolean()
  freeThisWeek?: boolean;
}

export class ArenasNearbyDto {
  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 })
  lat!: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 })
  lng!: string;

  @JudgedQuery({ type: 'number', minimum: 0, maximum: limits.nearbyRadiusMaxKm })
  radius!: string;
}
