import { Module } from '@nestjs/common';
import { TaxesModule } from '../../money/taxes/index.js';
import { ArenasModule } from '../../play/arenas/index.js';
import { CatalogModule } from '../../shop/catalog/index.js';
import { EntriesModule } from '../entries/index.js';
import { EventsModule } from '../events/index.js';
import { SiteSearchController } from './search.controller.js';
import { SearchSite } from './search-site.js';

@Module({
  imports: [CatalogModule, ArenasModule, EntriesModule, EventsModule, TaxesModule],
  controllers: [SiteSearchController],
  providers: [SearchSite],
})
export class SiteSearchModule {}
