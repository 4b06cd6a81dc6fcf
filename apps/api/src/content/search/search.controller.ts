import { Controller, Query } from '@nestjs/common';
import type { Locale, ReceivedQuery, SiteSearchWire } from '@dronesoccer/contracts';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { SearchSite } from './search-site.js';

@Controller()
export class SiteSearchController {
  constructor(private readonly site: SearchSite) {}

  @Endpoint('search.site', { cacheSeconds: 0 })
  find(@Query() { q = '' }: ReceivedQuery<'search.site'>, @RequestLocale() locale: Locale): Promise<SiteSearchWire> {
    return this.site.find(q, locale);
  }
}
