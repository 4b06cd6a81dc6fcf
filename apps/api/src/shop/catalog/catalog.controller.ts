import { Controller, Param, Query } from '@nestjs/common';
import type { Locale, ProductDetailWire, ProductPage, ProductWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, type PreparedSuccess, RequestLocale } from '../../platform/http/index.js';
import { BrowseProducts } from './browse-products.js';
import { ReadProductsById } from './read-products-by-id.js';
import { RelateProducts } from './relate-products.js';
import { ShowProduct } from './show-product.js';

/**
 * A browser revalidates every time and usually gets a 304: a price or stock must not be older than the server's own
 * answer.
 */
const cacheSeconds = 0;

@Controller()
export class CatalogController {
  constructor(
    private readonly browse: BrowseProducts,
    private readonly show: ShowProduct,
    private readonly relate: RelateProducts,
    private readonly byId: ReadProductsById,
  ) {}

  @Endpoint('products.list', { cacheSeconds })
  list(
    @Query() query: ReceivedQuery<'products.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ProductPage>> {
    return this.browse.list(query, locale);
  }

  @Endpoint('products.get', { cacheSeconds })
  get(
    @Param('slug') slug: string,
    @Query() { locationId }: ReceivedQuery<'products.get'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ProductDetailWire>> {
    return this.show.get(slug, locationId, locale);
  }

  @Endpoint('products.preview')
  preview(
    @Param('slug') slug: string,
    @Query() query: ReceivedQuery<'products.preview'>,
    @RequestLocale() locale: Locale,
  ): Promise<ProductDetailWire> {
    return this.show.preview(slug, query, locale);
  }

  @Endpoint('products.related', { cacheSeconds })
  related(
    @Param('slug') slug: string,
    @Query() query: ReceivedQuery<'products.related'>,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedSuccess<ProductWire[]>> {
    return this.relate.list(slug, query, locale);
  }

  @Endpoint('products.byIds', { cacheSeconds })
  byIds(@Query() query: ReceivedQuery<'products.byIds'>, @RequestLocale() locale: Locale): Promise<ProductWire[]> {
    return this.byId.wanted(query, locale);
  }
}
