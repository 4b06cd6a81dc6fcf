import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { findBestSellers } from './catalog.queries.js';

/** Older sales say little about current demand. */
const windowDays = 90;
/** No one pages further through "popular". The remaining products are sorted by age. */
const depth = 500;
const lifetimeMs = 60_000;

/**
 * Provides the ranking for the sort by popularity. Summing up a quarter's orders is too expensive for every page view.
 */
@Injectable()
export class BestSellers {
  private readonly ranking = new ReadCache<readonly string[]>({ lifetimeMs, maxEntries: 1 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns product ids, best-selling first. */
  find(): Promise<readonly string[]> {
    return this.ranking.get('', () => {
      const since = new Date(this.clock.now().getTime() - windowDays * msPerDay);
      return findBestSellers(this.database, since, depth);
    });
  }
}
