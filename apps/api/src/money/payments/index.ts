// Owns: payment_subjects, payments, payment_events, refunds, disputes.
//
// The subject of a payment has a row in payment_subjects, and its feature describes it (`Payable`).
export { assertRefundConfirmed } from './confirmed-refunds.js';
export { DeskPayments } from './desk/desk-payments.js';
export {
  type Account,
  type Due,
  type FailedSettlement,
  type ListedSubjects,
  type Payable,
  Payables,
  type RefundSettlement,
  type Settlement,
} from './payable.js';
export { presentRefund } from './payments.presenter.js';
export { PaymentsModule } from './payments.module.js';
export { type RequestedRefund, SubjectPayments } from './subject-payments.js';
export {
  adjustedCents,
  hasRefusedRefund,
  isReceived,
  paymentJson,
  type PaymentView,
  refundFields,
  refundsFrom,
  refundsJson,
  type RefundView,
} from './subject-view.queries.js';
