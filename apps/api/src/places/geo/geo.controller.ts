import { Controller, Query } from '@nestjs/common';
import type { CityWire, Locale, ReverseWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { findCities } from './find-cities.js';
import { LookUpPosition } from './look-up-position.js';

/** Cities only change with a release. */
const cacheSeconds = 3_600;

@Controller()
export class GeoController {
  constructor(private readonly positions: LookUpPosition) {}

  @Endpoint('geo.cities', { cacheSeconds })
  cities(@Query() { q = '' }: ReceivedQuery<'geo.cities'>, @RequestLocale() locale: Locale): CityWire[] {
    return findCities(q, locale);
  }

  @Endpoint('geo.reverse')
  reverse(@Query() query: ReceivedQuery<'geo.reverse'>): Promise<ReverseWire> {
    return this.positions.find(query);
  }
}
