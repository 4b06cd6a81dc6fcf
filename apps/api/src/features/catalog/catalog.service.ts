import { Injectable } from '@nestjs/common';
import { categoriesOf, type Locale, type Page, type ProductWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError, preparedSuccess, type PreparedReply, ReadCache } from '../../platform/http/index.js';
import { parseLocationId } from '../locations/index.js';
import { BestSellers } from './best-sellers.js';
import type { ProductListQueryDto } from './catalog.dto.js';
import { presentProduct } from './catalog.presenter.js';
import { findProduct, listProducts, type ProductFilter } from './catalog.queries.js';

/**
 * How old a shown stock or price may be. Whatever is bought is checked again against the database, so a second costs
 * nobody anything, and it takes the shop's busiest reads off the database.
 */
const lifetimeMs = 1_000;

@Injectable()
export class CatalogService {
  private readonly lists = new ReadCache({ lifetimeMs, maxEntries: 200 });
  private readonly products = new ReadCache({ lifetimeMs, maxEntries: 1_000 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly bestSellers: BestSellers,
  ) {}

  list(query: ProductListQueryDto, locale: Locale): Promise<PreparedReply> {
    const locationId = parseLocationId(query.locationId);
    return this.lists.get(keyOf(query, locale, locationId), async () => {
      const { page, pageSize } = query;
      const listing = await listProducts(
        this.database,
        await this.filterOf(query),
        { limit: pageSize, offset: (page - 1) * pageSize },
        { locale, now: this.clock.now(), locationId },
      );
      const data: Page<ProductWire> = {
        items: listing.rows.map(presentProduct),
        total: listing.total,
        page,
        pageSize,
      };
      return preparedSuccess(data);
    });
  }

  /** An inactive product is shown too: a page that was linked to says "not available" rather than "not found". */
  get(slug: string, locationText: string | undefined, locale: Locale): Promise<PreparedReply> {
    const locationId = parseLocationId(locationText);
    return this.products.get(JSON.stringify([locale, slug, locationId]), async () => {
      const row = await findProduct(this.database, slug, { locale, now: this.clock.now(), locationId });
      if (row === null) throw new AppError('PROD_001');
      return preparedSuccess(presentProduct(row));
    });
  }

  private async filterOf(query: ProductListQueryDto): Promise<ProductFilter> {
    const { minPrice, maxPrice } = query;
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
      const message = { en: 'Must not be below minPrice', fr: 'Ne doit pas être inférieur à minPrice' };
      throw new AppError('PROD_007', { errors: [{ field: 'maxPrice', message }] });
    }
    return {
      categories: query.category === undefined ? null : categoriesOf(query.category),
      searchTerms: searchTerms(query.search ?? ''),
      minPrice: minPrice === undefined ? null : toCents(minPrice),
      maxPrice: maxPrice === undefined ? null : toCents(maxPrice),
      onSale: query.sale ?? false,
      inStock: query.inStock ?? false,
      arenaClass: query.class ?? null,
      sort: query.sort ?? null,
      bestSellers: query.sort === 'popular' ? await this.bestSellers.find() : [],
    };
  }
}

/** The same question in another order of parameters is the same question. */
function keyOf(query: ProductListQueryDto, locale: Locale, locationId: string | null): string {
  const { page, pageSize, sort, category, search, minPrice, maxPrice, sale, inStock } = query;
  return JSON.stringify([
    locale,
    locationId,
    page,
    pageSize,
    sort,
    category,
    search,
    minPrice,
    maxPrice,
    sale,
    inStock,
    query.class,
  ]);
}

/** More words than these only repeat what was said. */
const maxTerms = 8;

function searchTerms(search: string): string[] {
  const words = search.split(/\s+/u).filter(Boolean);
  return [...new Set(words)].slice(0, maxTerms);
}
