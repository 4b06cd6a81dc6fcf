import { type CityQuery, limits, type ReverseQuery, serverLimits } from '@dronesoccer/contracts';
import { JudgedQuery, TextField } from '../../platform/http/index.js';

/** A text that is too short has an error code of its own (CITY_002), so its length is the use case's business. */
export class CityQueryDto implements Partial<CityQuery> {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  q?: string;
}

/** Coordinates are judged together: any fault in them is CITY_003. */
export class ReverseQueryDto implements ReverseQuery {
  @JudgedQuery({ type: 'number', minimum: -90, maximum: 90 })
  latitude!: string;

  @JudgedQuery({ type: 'number', minimum: -180, maximum: 180 })
  longitude!: string;

  @TextField({ min: 0, max: serverLimits.languageTagMax, optional: true })
  localityLanguage?: string;
}
