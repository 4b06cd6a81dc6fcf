// Owns: products, product_translations, product_images, search_words, product_imports, product_import_rows,
// stock_points, stock_levels, stock_moves. Reads: location_translations (locations), locations (locations), order_lines
// (orders), orders (orders), users (users), wishlist_items (wishlist).
export { CatalogAdminModule } from './admin/catalog-admin.module.js';
export { CatalogModule } from './catalog.module.js';
export { CatalogService } from './catalog.service.js';
export { chargedPrice, coverUrl, stockQty } from './product-sql.js';
