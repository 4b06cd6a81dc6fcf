export { CatalogAdminModule } from './admin/catalog-admin.module.js';
export { CatalogModule } from './catalog.module.js';
export { CatalogService } from './catalog.service.js';
export { chargedPrice, coverUrl, stockQty } from './product-sql.js';
