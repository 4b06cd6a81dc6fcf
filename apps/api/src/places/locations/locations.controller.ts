import { Controller, Query } from '@nestjs/common';
import type { Locale, LocationWire, ReceivedQuery } from '@dronesoccer/contracts';
import {
  Endpoint,
  IdParam,
  type PreparedReply,
  type PreparedSuccess,
  RequestLocale,
} from '../../platform/http/index.js';
import { ReadLocations } from './read-locations.js';

/** A browser may reuse a list of places for this time. */
const cacheSeconds = 60;

@Controller()
export class LocationsController {
  constructor(private readonly locations: ReadLocations) {}

  @Endpoint('locations.list', { cacheSeconds })
  list(
    @Query() { q = '', sort = 'city' }: ReceivedQuery<'locations.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedReply<LocationWire[]>> {
    return this.locations.list({ search: q, sort, locale });
  }

  @Endpoint('locations.nearby', { cacheSeconds })
  nearby(
    @Query() query: ReceivedQuery<'locations.nearby'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedReply<LocationWire[]>> {
    return this.locations.nearby(query, locale);
  }

  @Endpoint('locations.get', { cacheSeconds })
  get(@IdParam('id', 'ARENA_001') id: string, @RequestLocale() locale: Locale): Promise<PreparedSuccess<LocationWire>> {
    return this.locations.get(id, locale);
  }
}
