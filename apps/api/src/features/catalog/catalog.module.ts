import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/index.js';
import { BestSellers } from './best-sellers.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';
import { ListProducts } from './list-products.js';
import { SearchWords } from './search-words.js';

@Module({
  imports: [InventoryModule],
  controllers: [CatalogController],
  providers: [CatalogService, ListProducts, SearchWords, BestSellers],
  exports: [CatalogService],
})
export class CatalogModule {}
