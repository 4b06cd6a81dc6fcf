import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/index.js';
import { PaymentProviders } from './payment-providers.js';
import { closeSession } from './payments.jobs.js';

/** Closes sessions at their provider once the transaction that gave them up stands. */
@Injectable()
export class PaymentSessions implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly providers: PaymentProviders,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(closeSession, async ({ provider, reference }) => {
      await this.providers.named(provider)?.expireSession(reference);
    });
  }
}
