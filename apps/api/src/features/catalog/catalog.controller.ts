import { Controller, Param, Query } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Endpoint, type PreparedReply, RequestLocale } from '../../platform/http/index.js';
import { ProductListQueryDto, ProductQueryDto } from './catalog.dto.js';
import { CatalogService } from './catalog.service.js';

/** A browser asks every time, and mostly hears 304: a price or a stock must not be older than the server's own answer. */
const cacheSeconds = 0;

@Controller()
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Endpoint('products.list', { cacheSeconds })
  list(@Query() query: ProductListQueryDto, @RequestLocale() locale: Locale): Promise<PreparedReply> {
    return this.catalog.list(query, locale);
  }

  @Endpoint('products.get', { cacheSeconds })
  get(
    @Param('slug') slug: string,
    @Query() { locationId }: ProductQueryDto,
    @RequestLocale() locale: Locale,
  ): Promise<PreparedReply> {
    return this.catalog.get(slug, locationId, locale);
  }
}
