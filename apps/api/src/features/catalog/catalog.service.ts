import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { categoriesOf, limits, type Locale, type ProductPage, type ProductWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, sliceOf } from '../../platform/database/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { preparedSuccess, type PreparedSuccess } from '../../platform/http/index.js';
import { StockChanges } from '../inventory/index.js';
import { parseLocationId } from '../locations/index.js';
import type { ProductListQueryDto, ProductsByIdQueryDto, RelatedQueryDto } from './catalog.dto.js';
import { presentProduct } from './catalog.presenter.js';
import { findProducts, findProductsByIds, type ProductRow, type WantedProduct } from './catalog.queries.js';
import { ListProducts } from './list-products.js';
import { findComplements, findSubstitutes } from './related.queries.js';
import type { ProductFilter } from './product-list.js';

/**
 * How old a shown stock or price may be. Every purchase is checked again against the database, so a second costs
 * nothing, and it takes the shop's busiest reads off the database.
 */
const lifetimeMs = 1_000;
/** What goes with what changes with the orders of weeks; its price and stock are read anew. */
const relatedLifetimeMs = 60_000;

/** The most that goes into one statement, so that none keeps the others waiting. */
const productsAtOnce = 50;

@Injectable()
export class CatalogService {
  private readonly lists = new ReadCache<PreparedSuccess<ProductPage>>({ lifetimeMs, maxEntries: 200 });
  private readonly products = new ReadCache<PreparedSuccess<ProductWire>>({ lifetimeMs, maxEntries: 1_000 });
  private readonly relatedLists = new ReadCache<PreparedSuccess<ProductWire[]>>({ lifetimeMs, maxEntries: 1_000 });
  private readonly relatedIds = new ReadCache<string[]>({ lifetimeMs: relatedLifetimeMs, maxEntries: 5_000 });

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
    private readonly listProducts: ListProducts,
    stock: StockChanges,
  ) {
    stock.subscribe(() => this.forget());
  }

  /** Call it after changing a product or its stock in this process: the next read asks the database. */
  forget(): void {
    this.lists.clear();
    this.products.clear();
    this.relatedLists.clear();
    this.relatedIds.clear();
  }

  list(query: ProductListQueryDto, locale: Locale): Promise<PreparedSuccess<ProductPage>> {
    const locationId = parseLocationId(query.locationId);
    const filter = filterOf(query);
    const { page, pageSize, search = '', sort = null } = query;
    const key = JSON.stringify([locale, locationId, page, pageSize, sort, search, filter]);
    return this.lists.get(key, async () => {
      const slice = sliceOf(query);
      const { rows, ...listing } = await this.listProducts.find({ filter, search, sort, slice, locale, locationId });
      return preparedSuccess({ items: rows.map(presentProduct), page, pageSize, ...listing });
    });
  }

  /** An inactive product is shown too: a page that was linked to says "not available" rather than "not found". */
  get(slug: string, locationText: string | undefined, locale: Locale): Promise<PreparedSuccess<ProductWire>> {
    const locationId = parseLocationId(locationText);
    return this.products.get(JSON.stringify([locale, slug, locationId]), async () => {
      const row = await this.product.load({ slug, locale, locationId });
      if (row === null) throw new AppError('PROD_001');
      return preparedSuccess(presentProduct(row));
    });
  }

  /** What goes with a product or, `instead` of one that cannot be had, what takes its place. */
  related(
    slug: string,
    { locationId: locationText, instead = false }: RelatedQueryDto,
    locale: Locale,
  ): Promise<PreparedSuccess<ProductWire[]>> {
    const locationId = parseLocationId(locationText);
    return this.relatedLists.get(JSON.stringify([locale, slug, locationId, instead]), async () => {
      const ids = await this.relatedIds.get(JSON.stringify([slug, locationId, instead]), async () => {
        const find = instead ? findSubstitutes : findComplements;
        const found = await find(this.database, slug, locationId, limits.relatedProductsMax);
        if (found === null) throw new AppError('PROD_001');
        return found;
      });
      const products = await this.productsByIds(ids, { locale, locationId });
      // What sold out within the minute is not offered any more.
      return preparedSuccess(products.filter(({ isActive, stockQty }) => isActive && stockQty > 0));
    });
  }

  byIds({ ids, locationId }: ProductsByIdQueryDto, locale: Locale): Promise<ProductWire[]> {
    const wanted = [...new Set(ids.toLowerCase().split(','))];
    return this.productsByIds(wanted, { locale, locationId: parseLocationId(locationId) });
  }

  /** What is shown of products known by their ids, in that order; unknown ones are left out, inactive ones are not. */
  async productsByIds(
    ids: readonly string[],
    from: { locale: Locale; locationId: string | null },
  ): Promise<ProductWire[]> {
    if (ids.length === 0) return [];
    const rows = await findProductsByIds(this.database, ids, { ...from, now: this.clock.now() });
    return rows.map(presentProduct);
  }
}

function filterOf({ minPrice, maxPrice, ...query }: ProductListQueryDto): ProductFilter {
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
