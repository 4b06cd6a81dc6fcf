export { savedAddressesQuery, shownQuote, useQuote, type ShownQuote } from './api/queries';
export { lostTotal, usePlaceOrder } from './api/use-place-order';
export { CheckoutFrame } from './components/checkout-frame';
export { CouponField } from './components/coupon-field';
export { DeliveryStep } from './components/delivery-step';
export { FreeShipping, missingForFreeShipping } from './components/free-shipping';
export { Estimate } from './components/estimate';
export { ReviewStep } from './components/review-step';
export { applyCoupon, useAppliedCoupon } from './model/coupon';
export { firstOpenStep, itemOfBuyNow } from './model/draft';
export {
  beginWithAddress,
  beginWithProvince,
  checkOutCart,
  checkOutNow,
  endBuyNow,
  finishCheckout,
  useDraft,
} from './model/draft-store';
export type { Basket, OrderContext } from './model/order-body';
