import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import type { Locale, ProductWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import type { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { CatalogCaches } from './catalog-caches.js';
import { presentProduct } from './catalog.presenter.js';
import { findProducts, type ProductRow, type WantedProduct } from './catalog.queries.js';

/** The most that goes into one statement, so that none keeps the others waiting. */
const productsAtOnce = 50;

/** The page of one product. */
@Injectable()
export class ShowProduct {
  private readonly pages: ReadCache<PreparedSuccess<ProductWire>>;

  /**
   * Products that are wanted in the same moment are asked for in one statement: under load most of what a small one costs
   * is asking it. The moment ends when the requests that have already arrived are read, so a lone one is not held up.
   */
  private readonly product = new DataLoader<WantedProduct, ProductRow | null>(
    (wanted) => findProducts(this.database, wanted, this.clock.now()),
    { cache: false, maxBatchSize: productsAtOnce, batchScheduleFn: setImmediate },
  );

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    caches: CatalogCaches,
  ) {
    this.pages = caches.open(1_000);
  }

  /** An inactive product is shown too: a page that was linked to says "not available" rather than "not found". */
  get(slug: string, locationText: string | undefined, locale: Locale): Promise<PreparedSuccess<ProductWire>> {
    const locationId = parseLocationId(locationText);
    return this.pages.get(JSON.stringify([locale, slug, locationId]), async () => {
      const row = await this.product.load({ slug, locale, locationId });
      if (row === null) throw new AppError('PROD_001');
      return preparedSuccess(presentProduct(row));
    });
  }
}
