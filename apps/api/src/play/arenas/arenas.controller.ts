import { Controller, Query } from '@nestjs/common';
import type { ArenaDetailWire, ArenaWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, IdParam, type PreparedSuccess, RequestLocale } from '../../platform/http/index.js';
import { ReadArenas } from './read-arenas.js';

/** The seconds for which a browser may reuse arenas without a new request. */
const cacheSeconds = 60;

@Controller()
export class ArenasController {
  constructor(private readonly arenas: ReadArenas) {}

  @Endpoint('arenas.list', { cacheSeconds })
  list(
    @Query() query: ReceivedQuery<'arenas.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<Page<ArenaWire>>> {
    return this.arenas.list(query, locale);
  }

  @Endpoint('arenas.nearby', { cacheSeconds })
  nearby(
    @Query() query: ReceivedQuery<'arenas.nearby'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ArenaWire[]>> {
    return this.arenas.nearby(query, locale);
  }

  @Endpoint('arenas.get', { cacheSeconds })
  get(
    @IdParam('id', 'ARENA_004') id: string,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ArenaDetailWire>> {
    return this.arenas.get(id, locale);
  }
}
