// Owns: none. It makes a quote from what cart, coupons, settings, taxes and locations say; orders records it.
export { CheckoutModule } from './checkout.module.js';
