import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Executor, Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { PaymentProviders } from './payment-providers.js';
import { closeSession } from './payments.jobs.js';
import { failedSessionsOf } from './payments.queries.js';

/** A session at a provider, with the provider's reference. */
interface OpenSession {
  provider: string;
  reference: string;
}

/** Closes sessions at their provider after the transaction that abandoned them commits. */
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

  async close(executor: Executor, { provider, reference }: OpenSession): Promise<void> {
    await this.jobs.enqueue(executor, closeSession, { provider, reference });
  }

  /**
   * Closes the sessions of failed payments. Otherwise, a page left open after a declined card could be paid in addition
   * to the new one.
   */
  async closeFailed(tx: Tx, subjectId: string): Promise<void> {
    for (const session of await failedSessionsOf(tx, subjectId)) {
      if (this.providers.named(session.provider)?.failedSessionsStayOpen) await this.close(tx, session);
    }
  }
}
