import { Module } from '@nestjs/common';
import { InventoryModule } from '../inventory/index.js';
import { BestSellers } from './best-sellers.js';
import { BrowseProducts } from './browse-products.js';
import { CatalogCaches } from './catalog-caches.js';
import { CatalogController } from './catalog.controller.js';
import { ListProducts } from './list-products.js';
import { ReadProductsById } from './read-products-by-id.js';
import { RelateProducts } from './relate-products.js';
import { SearchProducts } from './search-products.js';
import { SearchWords } from './search-words.js';
import { ShowProduct } from './show-product.js';

@Module({
  imports: [InventoryModule],
  controllers: [CatalogController],
  providers: [
    BrowseProducts,
    ShowProduct,
    RelateProducts,
    ReadProductsById,
    CatalogCaches,
    ListProducts,
    SearchProducts,
    SearchWords,
    BestSellers,
  ],
  exports: [CatalogCaches, ReadProductsById, SearchProducts],
})
export class CatalogModule {}
