export { OrderFunds } from './order-funds.js';
export { type Due, type Payable, Payables, type Settlement } from './payable.js';
export { PaymentsModule } from './payments.module.js';
