export { adminOrderQuery } from './api/queries';
export { OrderBoard } from './components/board/lazy-board';
export { OrderList } from './components/list/order-list';
export { OrderView, OrderViewSkeleton } from './components/order/order-view';
export { PackingSlip } from './components/slip/packing-slip';
export { ViewSwitch } from './components/view-switch';
export { isUnknownOrder } from './model/conflict';
export { orderTable } from './model/filters';
