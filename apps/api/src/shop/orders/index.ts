// Owns: orders, order_lines, order_tax_lines, order_events, order_returns, order_return_lines, order_refunds,
// refund_lines, shipments. Writes: cart_items (cart), stock_moves (inventory). Reads:
// product_translations (catalog), products (catalog), stock_levels (inventory), stock_moves (inventory), stock_points (inventory), coupon_redemptions (coupons), coupons (coupons), location_translations (locations), locations (locations),
// payment_events (payments), payments (payments), refunds (payments), users (users).
export { orderSums, type OrderSums } from './settle/accounting.queries.js';
export { deliveryAddress } from './place/delivery-address.js';
export type { OrderTerms } from './place/order-terms.js';
export { OrdersModule } from './orders.module.js';
export { RecordOrder } from './place/record-order.js';
