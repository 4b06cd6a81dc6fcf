// Owns: stock_points, stock_levels, stock_moves. Reads: products (catalog), location_translations (locations), orders
// (orders), users (users).
// How much of each product stands where, and why that changed. Features that sell or edit products call it; it knows none of them.
export { stockArrived } from './inventory.jobs.js';
export { InventoryModule } from './inventory.module.js';
export { planOf, reserveStock } from './reserve-stock.js';
export { type PointLevel, recordSold, type StockLevel, type StockTake } from './reserve-stock.queries.js';
export { ShelveStock } from './shelve-stock.js';
export { StockChanges } from './stock-changes.js';
export { listStockPoints, type PointLevelRow, stockJson, type StockPointRow } from './stock-points.queries.js';
export { presentLevel } from './stock.presenter.js';
