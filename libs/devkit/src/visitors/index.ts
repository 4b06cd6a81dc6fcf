export { type Caller, callerOf } from './caller.ts';
export { payAtProvider, placeBooking, placeOrder } from './purchases.ts';
