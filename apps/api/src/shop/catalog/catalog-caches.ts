import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/index.js';
import { ContentVersions } from '../../platform/content-versions/index.js';
import { StockChanges } from '../inventory/index.js';

/**
 * The maximum age of a displayed stock or price. Every purchase is checked again against the database, so a second does
 * no harm, and it keeps the shop's busiest reads off the database.
 */
const usualLifetimeMs = 1_000;

/** The catalogue caches of this process. */
@Injectable()
export class CatalogCaches {
  private readonly caches: { clear(): void }[] = [];

  constructor(stock: StockChanges, versions: ContentVersions) {
    stock.subscribe(() => this.forget());
    versions.clearOnChange(['products', 'settings'], { clear: () => this.forget() });
  }

  open<Value>(maxEntries: number, lifetimeMs = usualLifetimeMs): ReadCache<Value> {
    const cache = new ReadCache<Value>({ lifetimeMs, maxEntries });
    this.caches.push(cache);
    return cache;
  }

  /**
   * Clears the caches after this process changed a product or its stock, so that the next read queries the database.
   */
  forget(): void {
    for (const cache of this.caches) cache.clear();
  }
}
