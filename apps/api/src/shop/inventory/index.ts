// Owns: stock_points, stock_levels, stock_moves. Reads: products (catalog), location_translations (locations), orders
// (orders), users (users). This feature records the stock of each product at each stock point, and the reason of each
// change. Features that sell or edit products call it. It depends on none of them.
export { stockAdded } from './inventory.jobs.js';
export { InventoryModule } from './inventory.module.js';
export { planOf, reserveStock } from './reserve-stock.js';
export { recordSold, type StockLevel, type StockTake } from './reserve-stock.queries.js';
export type { ProductPieces } from './restock.queries.js';
export { ShelveStock } from './shelve-stock.js';
export { StockChanges } from './stock-changes.js';
export { listStockPoints, type PointLevelRow, stockJson, type StockPointRow } from './stock-points.queries.js';
export { presentLevel } from './stock.presenter.js';
