/**
 * Orders from the moment they are placed: payment, shipping, cancellation, refunds, returns.
 *
 * Owns orders, order_lines, order_tax_lines, order_events, shipments, order_returns, order_return_lines, order_refunds,
 * refund_lines. Placing an order writes stock_moves and empties cart_items in its own statement. Reads payments,
 * payment_events and refunds of its subjects, stock_moves and stock_points (where an order's pieces are kept), products and
 * stock_levels (what can be bought again), users, locations, location_translations, settings.
 */
export { orderSums, type OrderSums } from './accounting.queries.js';
export { OrdersModule } from './orders.module.js';
export { RecordOrder } from './record-order.js';
