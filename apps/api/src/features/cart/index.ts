// Owns carts and cart_items, and reads what a basket costs: products, their texts, pictures and stock levels, and locations.
export { type BasketRequest, type Buyer, buyerOf, readBasket, refuseExcess, summedItems } from './basket.js';
export { type BasketLine, type BasketRow, lockCartItems } from './basket.queries.js';
export { CartModule } from './cart.module.js';
