// Owns: restock_notices. Reads: products (catalog), product_translations (catalog), locations (locations), stock_levels (inventory),
// stock_points (inventory), users (users).
// People who want one mail when a sold-out product can be bought again: see docs/decisions/restock.md.
export { RestockNoticesModule } from './restock-notices.module.js';
