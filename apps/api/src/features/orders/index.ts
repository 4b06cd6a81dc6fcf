export { orderSums, type OrderSums } from './accounting.queries.js';
export { OrdersModule } from './orders.module.js';
export { OrdersService } from './orders.service.js';
export { planOf, reserveStock } from './reserve-stock.js';
export type { PointLevel, StockLevel, StockTake } from './stock.queries.js';
