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

/** Related products change over weeks of orders. Their prices and stock are read again each time. */
const idsLifetimeMs = 60_000;

/** Reads the products that are offered with a product. */
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

  /** Returns the products that go with a product, or, with `instead`, the substitutes for one that is not available. */
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
      const products = await this.products.readCards(ids, { locale, locationId });
      // A product that sold out within the last minute is not offered.
      return preparedSuccess(products.filter(({ isActive, stockQty }) => isActive && stockQty > 0));
    });
  }
}
