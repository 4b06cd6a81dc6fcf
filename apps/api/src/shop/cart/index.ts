// Owns: carts, cart_items. Reads: product_images (catalog), product_translations (catalog), products (catalog),
// stock_levels (inventory), stock_points (inventory).
export { type BasketRequest, buyerOf, readBasket, assertSubtotalAllowed, sumItems } from './basket.js';
export { type BasketLine, type BasketRow, lockCartItems } from './basket.queries.js';
export { CartModule } from './cart.module.js';
export { lockCart } from './cart.queries.js';
export { mergeInto } from './merge-cart.js';
