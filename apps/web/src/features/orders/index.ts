export { followedOrderQuery, orderQuery } from './api/queries';
export { useAwaitedOrder } from './api/use-awaited-order';
export { usePayOrder } from './api/use-pay-order';
export { MyOrders } from './components/my-orders';
export { OrderDetail, OrderSkeleton } from './components/order-detail';
export { OrderDone } from './components/order-done';
export { OrderLinesCard } from './components/order-lines-card';
export { PayPanel } from './components/pay-panel';
export { paymentState } from './model/order-state';
