// Owns: none. Reads: cart_items (cart), product_images (catalog), product_translations (catalog), products (catalog),
// stock_levels (catalog), stock_points (catalog).
export { CheckoutModule } from './checkout.module.js';
