/** Loaded separately when its tab is opened (`late-my-orders.tsx`). */
export { MyOrders as default } from '@/features/shop/orders';
