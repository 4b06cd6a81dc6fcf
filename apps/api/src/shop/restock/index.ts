// Owns: restock_notices. Reads: products (catalog), product_translations (catalog), locations (locations), users
// (users). This feature emails people once when a sold-out product can be bought again: see docs/decisions/restock.md.
export { RestockNoticesModule } from './restock-notices.module.js';
