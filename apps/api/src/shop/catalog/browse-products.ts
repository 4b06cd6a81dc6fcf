import { Injectable } from '@nestjs/common';
import { categoriesOf, type Locale, type ProductPage, type ReceivedQuery } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { sliceOf } from '../../platform/database/index.js';
import type { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { CatalogCaches } from './catalog-caches.js';
import { presentCard } from './catalog.presenter.js';
import { ListProducts } from './list-products.js';
import type { ProductFilter } from './product-list.js';

/** Returns a page of the shop, with a visitor's filters, search and sort order. */
@Injectable()
export class BrowseProducts {
  private readonly pages: ReadCache<PreparedSuccess<ProductPage>>;

  constructor(
    private readonly products: ListProducts,
    caches: CatalogCaches,
  ) {
    this.pages = caches.open(200);
  }

  list(query: ReceivedQuery<'products.list'>, locale: Locale): Promise<PreparedSuccess<ProductPage>> {
    const locationId = parseLocationId(query.locationId);
    const filter = filterOf(query);
    const { page, pageSize, search = '', sort = null } = query;
    const key = JSON.stringify([locale, locationId, page, pageSize, sort, search, filter]);
    return this.pages.get(key, async () => {
      const slice = sliceOf(query);
      const { rows, ...listing } = await this.products.find({ filter, search, sort, slice, locale, locationId });
      return preparedSuccess({ items: rows.map(presentCard), page, pageSize, ...listing });
    });
  }
}

function filterOf({ minPrice, maxPrice, ...query }: ReceivedQuery<'products.list'>): ProductFilter {
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    const message = { en: 'Must not be below minPrice', fr: 'Ne doit pas être inférieur à minPrice' };
    throw new AppError('PROD_007', { errors: [{ field: 'maxPrice', message }] });
  }
  return {
    categories: query.category === undefined ? null : categoriesOf(query.category),
    minPrice: minPrice === undefined ? null : toCents(minPrice),
    maxPrice: maxPrice === undefined ? null : toCents(maxPrice),
    onSale: query.sale ?? false,
    inStock: query.inStock ?? false,
    arenaClass: query.class ?? null,
  };
}
