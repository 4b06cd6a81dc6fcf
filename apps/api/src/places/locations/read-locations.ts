import { Injectable } from '@nestjs/common';
import type { Locale, LocationSort, LocationWire, ReceivedQuery } from '@dronesoccer/contracts';
import { parseCoordinates, parseRadius } from '@dronesoccer/domain';
import { ContentVersions } from '../../platform/content-versions/index.js';
import { Database } from '../../platform/database/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { PreparedReply, preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { presentLocation, presentNearby } from './locations.presenter.js';
import { listedLocation, listLocations } from './locations.queries.js';
import { listNearby } from './nearby.queries.js';
import { PopularLocations } from './popular-locations.js';

/** Places rarely change, but a location that was just closed must disappear within seconds. */
const lifetimeMs = 2_000;

interface WantedList {
  /** Text to find in the name, city or address; empty for all places. */
  search: string;
  sort: LocationSort;
  locale: Locale;
}

@Injectable()
export class ReadLocations {
  private readonly lists = new ReadCache<PreparedReply<LocationWire[]>>({ lifetimeMs, maxEntries: 100 });
  private readonly nearbyLists = new ReadCache<PreparedReply<LocationWire[]>>({ lifetimeMs, maxEntries: 500 });

  constructor(
    private readonly database: Database,
    private readonly popular: PopularLocations,
    versions: ContentVersions,
  ) {
    versions.clearOnChange(['arenas'], this.lists, this.nearbyLists);
  }

  list({ search, sort, locale }: WantedList): Promise<PreparedReply<LocationWire[]>> {
    const text = search.trim();
    return this.lists.get(JSON.stringify([locale, text, sort]), async () => {
      const rows = await listLocations(this.database, locale, text);
      const sorted = sort === 'popular' ? await this.popular.first(rows) : rows;
      return new PreparedReply(sorted.map(presentLocation));
    });
  }

  async nearby(query: ReceivedQuery<'locations.nearby'>, locale: Locale): Promise<PreparedReply<LocationWire[]>> {
    const center = parseCoordinates(query.lat, query.lng);
    const radiusKm = parseRadius(query.radius);
    if (center === null || radiusKm === null) throw new AppError('ARENA_005');
    const key = JSON.stringify([locale, center.latitude, center.longitude, radiusKm]);
    return this.nearbyLists.get(key, async () => {
      const rows = await listNearby(this.database, locale, { center, radiusKm });
      return new PreparedReply(rows.map(presentNearby));
    });
  }

  async get(id: string, locale: Locale): Promise<PreparedSuccess<LocationWire>> {
    const row = await listedLocation(this.database, id, locale);
    if (row === null) throw new AppError('ARENA_001');
    return preparedSuccess(presentLocation(row));
  }
}
