import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { mailGuardian } from './mails/waivers.mails.js';

/** Asks the guardian of a person under age to sign the waiver, which also confirms the person's account. */
@Injectable()
export class AskGuardian {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Sends the email in the transaction that records the guardian (`minors`).
   *
   * @param from the network of the request that named the guardian, for the limit of emails to typed addresses
   */
  async ask(tx: Tx, userId: string, from: string | null = null): Promise<void> {
    await this.jobs.enqueue(tx, mailGuardian, { userId, from });
  }
}
