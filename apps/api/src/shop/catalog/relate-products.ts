import { Injectable } from '@nestjs/common';
import { serverLimits, type Locale, type ProductWire, type ReceivedQuery } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import type { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { CatalogCaches } from './catalog-caches.js';
import { ReadProductsById } from './read-products-by-id.js';
import { findComplements, findSubstitutes } from './related.queries.js';

/** What goes with what changes with the orders of weeks; its price and stock are read anew. */
const idsLifetimeMs = 60_000;

/** What is offered beside a product. */
@Injectable()
export class RelateProducts {
  private readonly lists: ReadCache<PreparedSuccess<ProductWire[]>>;
  private readonly ids: ReadCache<string[]>;

  constructor(
    private readonly database: Database,
    private readonly products: ReadProductsById,
    caches: CatalogCaches,
  ) {
    this.lists = caches.open(1_000);
    this.ids = caches.open(5_000, idsLifetimeMs);
  }

  /** What goes with a product or, `instead` of one that cannot be had, what takes its place. */
  list(
    slug: string,
    { locationId: locationText, instead = false }: ReceivedQuery<'products.related'>,
    locale: Locale,
  ): Promise<PreparedSuccess<ProductWire[]>> {
    const locationId = parseLocationId(locationText);
    return this.lists.get(JSON.stringify([locale, slug, locationId, instead]), async () => {
      const ids = await this.ids.get(JSON.stringify([slug, locationId, instead]), async () => {
        const find = instead ? findSubstitutes : findComplements;
        const found = await find(this.database, slug, locationId, serverLimits.relatedProductsMax);
        if (found === null) throw new AppError('PROD_001');
        return found;
      });
      const products = await this.products.read(ids, { locale, locationId });
      // What sold out within the minute is not offered any more.
      return preparedSuccess(products.filter(({ isActive, stockQty }) => isActive && stockQty > 0));
    });
  }
}
