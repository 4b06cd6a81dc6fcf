import { Module } from '@nestjs/common';
import { Payables } from './payable.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { Refunds } from './refunds.js';
import { SandboxController } from './sandbox/sandbox.controller.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { SandboxService } from './sandbox/sandbox.service.js';
import { SettlePayment } from './settle-payment.js';
import { StripeProvider } from './stripe/stripe.provider.js';
import { SubjectPayments } from './subject-payments.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  controllers: [PaymentsController, SandboxController, WebhooksController],
  providers: [
    Payables,
    PaymentProviders,
    PaymentSessions,
    PaymentsService,
    Refunds,
    SandboxProvider,
    SandboxService,
    SettlePayment,
    StripeProvider,
    SubjectPayments,
  ],
  exports: [Payables, SubjectPayments],
})
export class PaymentsModule {}
