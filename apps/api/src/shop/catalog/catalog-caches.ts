import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/index.js';
import { StockChanges } from '../inventory/index.js';

/**
 * How old a shown stock or price may be. Every purchase is checked again against the database, so a second costs
 * nothing, and it takes the shop's busiest reads off the database.
 */
const usualLifetimeMs = 1_000;

/** What this process remembers of the catalogue. */
@Injectable()
export class CatalogCaches {
  private readonly caches: { clear(): void }[] = [];

  constructor(stock: StockChanges) {
    stock.subscribe(() => this.forget());
  }

  open<Value>(maxEntries: number, lifetimeMs = usualLifetimeMs): ReadCache<Value> {
    const cache = new ReadCache<Value>({ lifetimeMs, maxEntries });
    this.caches.push(cache);
    return cache;
  }

  /** Call it after changing a product or its stock in this process: the next read asks the database. */
  forget(): void {
    for (const cache of this.caches) cache.clear();
  }
}
