import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { sizeRankOf } from './largest-cities.js';
import { countOrdersByLocation, type Place } from './locations.queries.js';

/** Older orders say little about where people go now. */
const windowDays = 90;
const lifetimeMs = 60_000;

/**
 * Ranks the locations by orders. The ranking is cached, because counting 90 days of orders for every visitor is too
 * much work.
 */
@Injectable()
export class PopularLocations {
  private readonly counts = new ReadCache<ReadonlyMap<string, number>>({ lifetimeMs, maxEntries: 1 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the places sorted by orders, most first. Ties go to the larger city; otherwise the order is kept. */
  async first(places: readonly Place[]): Promise<Place[]> {
    const orders = await this.counts.get('', () => this.count());
    return places.toSorted(
      (a, b) => (orders.get(b.id) ?? 0) - (orders.get(a.id) ?? 0) || sizeRankOf(a.city) - sizeRankOf(b.city),
    );
  }

  private async count(): Promise<ReadonlyMap<string, number>> {
    const since = new Date(this.clock.now().getTime() - windowDays * msPerDay);
    const rows = await countOrdersByLocation(this.database, since);
    return new Map(rows.map(({ id, orders }) => [id, orders]));
  }
}
