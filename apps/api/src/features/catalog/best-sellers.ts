import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { findBestSellers } from './catalog.queries.js';

/** What was sold longer ago says little about what people want now. */
const windowDays = 90;
/** Nobody pages further through "popular"; the rest follows by age. */
const depth = 500;
const lifetimeMs = 60_000;

const dayMs = 24 * 60 * 60 * 1_000;

/** The ranking behind the sort by popularity. Summing up a quarter of orders is too much work for every page view. */
@Injectable()
export class BestSellers {
  private ranking: { expires: number; ids: Promise<readonly string[]> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Product ids, the best sold first. */
  find(): Promise<readonly string[]> {
    if (this.ranking && this.ranking.expires > performance.now()) return this.ranking.ids;
    const since = new Date(this.clock.now().getTime() - windowDays * dayMs);
    const ids = findBestSellers(this.database, since, depth);
    const ranking = { expires: performance.now() + lifetimeMs, ids };
    this.ranking = ranking;
    ids.catch(() => {
      if (this.ranking === ranking) this.ranking = null;
    });
    return ids;
  }
}
