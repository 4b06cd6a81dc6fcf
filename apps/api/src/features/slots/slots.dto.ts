import {
  ArenaClass,
  type ArenaSlotsQuery,
  limits,
  type NextSlotsQuery,
  SlotType,
  valuesOf,
} from '@dronesoccer/contracts';
import { IdField, JudgedQuery, QueryInteger, QueryOneOf } from '../../platform/http/index.js';

/** Judged together: any fault in them is ARENA_006. */
export class ArenaSlotsDto implements ArenaSlotsQuery {
  @JudgedQuery({ type: 'string', format: 'date' })
  from!: string;

  @JudgedQuery({ type: 'string', format: 'date' })
  to!: string;
}

export class NextSlotsDto implements NextSlotsQuery {
  /** Judged together: any fault in them is ARENA_005. */
  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 }, { optional: true })
  lat?: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 }, { optional: true })
  lng?: string;

  @IdField({ optional: true })
  arenaId?: string;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  @QueryOneOf(valuesOf(SlotType))
  type?: SlotType;

  @QueryInteger({ min: 1, max: limits.arenaSeatsMax })
  seats?: number;
}
