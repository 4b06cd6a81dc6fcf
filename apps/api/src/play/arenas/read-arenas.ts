import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ArenaDetailWire, ArenaWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { parseCoordinates, parseRadius } from '@dronesoccer/domain';
import { ReadCache } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { ContentVersions } from '../../platform/content-versions/index.js';
import { Database, pageOf } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { inBothLanguages, Sitemap, type SitemapPage } from '../../platform/sitemap/index.js';
import { presentArena, presentArenaDetail } from './arenas.presenter.js';
import { arenaAddresses, arenaById, arenasNearby, listArenas, searchArenas } from './arenas.queries.js';
import { freeTime } from './free-time.js';
import { positionOf } from './position.js';

/** The lifetime is short so that an arena disappears within seconds after it closes. */
const lifetimeMs = 2_000;

/** Reads the arenas that visitors see: active ones at open locations, except those of inactive companies. */
@Injectable()
export class ReadArenas implements OnModuleInit {
  private readonly lists = new ReadCache<PreparedSuccess<Page<ArenaWire>>>({ lifetimeMs, maxEntries: 300 });
  private readonly nearbyLists = new ReadCache<PreparedSuccess<ArenaWire[]>>({ lifetimeMs, maxEntries: 300 });
  private readonly details = new ReadCache<PreparedSuccess<ArenaDetailWire>>({ lifetimeMs, maxEntries: 300 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sitemap: Sitemap,
    versions: ContentVersions,
  ) {
    versions.clearOnChange(['arenas'], this.lists, this.nearbyLists, this.details);
  }

  onModuleInit(): void {
    this.sitemap.add(() => this.pages());
  }

  private async pages(): Promise<SitemapPage[]> {
    const arenas = await arenaAddresses(this.database);
    return arenas.map(({ id, updatedAt }) => ({ paths: inBothLanguages(`/arenas/${id}`), lastModified: updatedAt }));
  }

  list(query: ReceivedQuery<'arenas.list'>, locale: Locale): Promise<PreparedSuccess<Page<ArenaWire>>> {
    const { locationId, class: arenaClass, day, freeThisWeek = false, page, pageSize } = query;
    const from = positionOf(query);
    const free = freeTime(day, freeThisWeek, this.clock.now());
    const key = JSON.stringify([locale, locationId, arenaClass, from, day, freeThisWeek, page, pageSize]);
    return this.lists.get(key, async () => {
      const filter = { ...query, from, free };
      const read = (slice: { limit: number; offset: number }) => listArenas(this.database, locale, filter, slice);
      return preparedSuccess(await pageOf({ page, pageSize }, read, presentArena));
    });
  }

  /** Returns arenas that contain each of the words, at most `most`. Those with the words in the name come first. */
  async search(words: readonly string[], locale: Locale, most: number): Promise<ArenaWire[]> {
    return (await searchArenas(this.database, locale, words, most)).map(presentArena);
  }

  async nearby(query: ReceivedQuery<'arenas.nearby'>, locale: Locale): Promise<PreparedSuccess<ArenaWire[]>> {
    const center = parseCoordinates(query.lat, query.lng);
    const radiusKm = parseRadius(query.radius);
    if (center === null || radiusKm === null) throw new AppError('ARENA_005');
    return this.nearbyLists.get(JSON.stringify([locale, center, radiusKm]), async () => {
      const arenas = await arenasNearby(this.database, locale, { center, radiusKm });
      return preparedSuccess(arenas.map(presentArena));
    });
  }

  get(id: string, locale: Locale): Promise<PreparedSuccess<ArenaDetailWire>> {
    return this.details.get(`${locale} ${id}`, async () => {
      const arena = await arenaById(this.database, locale, id);
      if (arena === null) throw new AppError('ARENA_004');
      return preparedSuccess(presentArenaDetail(arena, locale));
    });
  }
}
