export { followedOrderQuery, orderQuery } from './api/queries';
export { MyOrders, type MyOrdersProps } from './components/my-orders';
export { OrderDetail, OrderSkeleton } from './components/order-detail';
export { OrderDone } from './components/order-done';
export { OrderLinesCard } from './components/order-lines';
export { TakeBack } from './components/take-back';
export { paymentState } from './model/order-state';
export { usePayWords } from './model/use-pay-words';
