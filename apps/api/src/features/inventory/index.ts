/**
 * How much of each product stands where, and why that changed. Features that sell or edit products call it; it knows none of them.
 *
 * Owns stock_points, stock_levels, stock_moves. Reads products (held while its stock moves), location_translations, and
 * for the history of a product orders and users.
 */
export { changeStock, recordMoves } from './change-stock.queries.js';
export { InventoryModule } from './inventory.module.js';
export { setOpeningStock } from './opening-stock.js';
export { planOf, reserveStock } from './reserve-stock.js';
export { type PointLevel, recordSold, type StockLevel, type StockTake } from './reserve-stock.queries.js';
export { releasePieces, releaseStock, restockPieces } from './restock.queries.js';
export { StockChanges } from './stock-changes.js';
export { listStockPoints, type PointLevelRow, stockJson, type StockPointRow } from './stock-points.queries.js';
export { presentLevel } from './stock.presenter.js';
