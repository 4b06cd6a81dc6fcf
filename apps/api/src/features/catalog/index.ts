export { CatalogModule } from './catalog.module.js';
export { chargedPrice, coverUrl, isInStock, runningSalePrice, stockQty } from './product-sql.js';
