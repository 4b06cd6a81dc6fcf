// Owns: products, product_families, product_translations, product_images, former_product_slugs, search_words, product_imports,
// product_import_rows. Reads: stock_levels (inventory), stock_moves (inventory), stock_points (inventory),
// locations (locations), order_lines (orders), orders (orders), wishlist_items (wishlist), restock_notices (restock).
export { CatalogAdminModule } from './admin/catalog-admin.module.js';
export { CatalogModule } from './catalog.module.js';
export { chargedPrice, coverUrl, isInStock, isKnown, stockQty } from './product-sql.js';
export { ReadProductsById } from './read-products-by-id.js';
export { SearchProducts } from './search-products.js';
