import { Controller, Query } from '@nestjs/common';
import type { ArenaDetailWire, ArenaWire, Locale, Page } from '@dronesoccer/contracts';
import { Endpoint, IdParam, type PreparedSuccess, RequestLocale } from '../../platform/http/index.js';
import { ArenaListDto, ArenasNearbyDto } from './arenas.dto.js';
import { ReadArenas } from './read-arenas.js';

/** How long a browser may show arenas without asking again. */
const cacheSeconds = 60;

@Controller()
export class ArenasController {
  constructor(private readonly arenas: ReadArenas) {}

  @Endpoint('arenas.list', { cacheSeconds })
  list(@Query() query: ArenaListDto, @RequestLocale() locale: Locale): Promise<PreparedSuccess<Page<ArenaWire>>> {
    return this.arenas.list(query, locale);
  }

  @Endpoint('arenas.nearby', { cacheSeconds })
  nearby(@Query() query: ArenasNearbyDto, @RequestLocale() locale: Locale): Promise<PreparedSuccess<ArenaWire[]>> {
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
