import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { ContinuousWork } from '../../../platform/jobs/index.js';
import { CatalogCaches } from '../catalog-caches.js';
import { publishDue } from './write-product.queries.js';

/** The longest time that a product appears after the time that was set for it. */
const idleMs = 1_000;
const atOnce = 100;

/**
 * Publishes scheduled products. Everything that visitors see depends on one column, which no process reads with a time of
 * its own, so a product appears in all lists and on all processes with the same commit.
 */
@Injectable()
export class PublishProducts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly work: ContinuousWork,
    private readonly audit: Audit,
    private readonly caches: CatalogCaches,
  ) {}

  onModuleInit(): void {
    this.work.add('catalog.publish-products', 1, () => this.step());
  }

  /** @returns the milliseconds until more products may be due */
  async step(): Promise<number> {
    const published = await this.database.transaction(async (tx) => {
      const ids = await publishDue(tx, this.clock.now(), atOnce);
      for (const id of ids) {
        const entry = { action: 'product.published', subjectType: 'product', subjectId: id };
        await this.audit.write(tx, { actorId: null, ...entry, before: { isActive: false }, after: { isActive: true } });
      }
      return ids.length;
    });
    if (published > 0) this.caches.forget();
    return published === atOnce ? 0 : idleMs;
  }
}
