import { Module } from '@nestjs/common';
import { figuresFrom } from '../../platform/metrics/index.js';
import { FindDisputes } from './admin/find-disputes.js';
import { FindPayments } from './admin/find-payments.js';
import { PaymentsAdminController } from './admin/payments.controller.js';
import { DeskPayments } from './desk/desk-payments.js';
import { DeskProvider } from './desk/desk.provider.js';
import { Disputes } from './disputes.js';
import { Payables } from './payable.js';
import { paymentFigures } from './payment-figures.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { PaymentsController } from './payments.controller.js';
import { StartPayment } from './start-payment.js';
import { ReadPayment } from './read-payment.js';
import { Refunds } from './refunds.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxProcessor } from './sandbox/sandbox-processor.js';
import { SettlePayment } from './settle-payment.js';
import { StripeProvider } from './stripe/stripe.provider.js';
import { SubjectPayments } from './subject-payments.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  controllers: [
    // It comes first, so that `export` is not read as an id.
    PaymentsAdminController,
    PaymentsController,
    SandboxController,
    WebhooksController,
  ],
  providers: [
    DeskPayments,
    DeskProvider,
    Disputes,
    figuresFrom(paymentFigures),
    Payables,
    PaymentProviders,
    PaymentSessions,
    StartPayment,
    ReadPayment,
    FindDisputes,
    FindPayments,
    Refunds,
    SandboxProvider,
    SandboxProcessor,
    SettlePayment,
    StripeProvider,
    SubjectPayments,
  ],
  exports: [DeskPayments, Payables, SubjectPayments],
})
export class PaymentsModule {}
