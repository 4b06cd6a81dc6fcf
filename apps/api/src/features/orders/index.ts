export { orderSums, type OrderSums } from './accounting.queries.js';
export { OrdersModule } from './orders.module.js';
export { OrdersService } from './orders.service.js';
