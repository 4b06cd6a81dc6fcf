// Owns: products, product_translations, product_images, search_words, product_imports, product_import_rows. Reads: orders, order_lines (orders), stock_levels, stock_points, stock_moves (inventory), locations, location_translations (locations), wishlist_items (wishlist).
export { CatalogAdminModule } from './admin/catalog-admin.module.js';
export { CatalogModule } from './catalog.module.js';
export { CatalogService } from './catalog.service.js';
export { chargedPrice, coverUrl, stockQty } from './product-sql.js';
