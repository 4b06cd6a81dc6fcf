// Owns: none. It makes a quote from the data of cart, coupons, settings, taxes and locations; orders records it.
export { CheckoutModule } from './checkout.module.js';
