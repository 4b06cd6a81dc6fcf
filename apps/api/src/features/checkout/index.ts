// Owns: none.
export { CheckoutModule } from './checkout.module.js';
