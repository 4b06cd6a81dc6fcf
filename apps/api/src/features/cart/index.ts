// Owns: carts, cart_items. Reads: products, product_translations, product_images (catalog), stock_levels, stock_points (inventory).
export { type BasketRequest, type Buyer, buyerOf, readBasket, refuseExcess, summedItems } from './basket.js';
export { type BasketLine, type BasketRow, lockCartItems } from './basket.queries.js';
export { CartModule } from './cart.module.js';
