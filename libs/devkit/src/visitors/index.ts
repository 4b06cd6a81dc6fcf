export { type Caller, type CallerInput, callerOf } from './caller.ts';
export { payAtProvider, placeBooking, placeOrder } from './purchases.ts';
