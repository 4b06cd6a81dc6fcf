// Owns: carts, cart_items. Reads: product_translations (catalog), products (catalog).
export { CartModule } from './cart.module.js';
