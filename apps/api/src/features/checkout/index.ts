// Owns no table: it brings cart, coupons, settings, taxes and locations together into a quote, and orders records it.
export { CheckoutModule } from './checkout.module.js';
