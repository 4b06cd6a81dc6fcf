import { DisputeStatus } from '@dronesoccer/contracts';
import { Injectable } from '@nestjs/common';
import { superAdmins } from '../../people/users/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Mail } from '../../platform/mail/index.js';
import { deskName } from './desk/desk.provider.js';
import {
  isClosed,
  lossesOf,
  markAbsorbed,
  pendingRefundsOf,
  releaseAbsorbed,
  reopenPayment,
  restOfPayment,
  type SavedDispute,
  saveDispute,
  unsettledRefundsOf,
} from './disputes.queries.js';
import { recordLosses } from './lost-disputes.js';
import { disputeNotice } from './mails/disputes.mails.js';
import { Payables } from './payable.js';
import type { DisputeEvent } from './payment-provider.js';
import { paymentNamed, type PaymentRow, recordEvent } from './payments.queries.js';
import { finishRefund, reopenRefund } from './refunds.queries.js';
import { Refunds } from './refunds.js';
import { isSameSubject } from './subject-marks.js';

/**
 * Records what the provider reports about disputes. The reports arrive repeatedly, late and in any order, and may arrive
 * before the report of the payment.
 */
@Injectable()
export class Disputes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mail: Mail,
    private readonly payables: Payables,
    private readonly refunds: Refunds,
  ) {}

  /**
   * @throws AppError PAY_005 for an unknown payment, so that the provider reports the dispute again, PAY_002 for another
   * currency, PAY_007 for another subject
   */
  async handle(provider: string, event: DisputeEvent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const payment = await paymentNamed(tx, provider, event.payment);
      if (payment === null) throw new AppError('PAY_005');
      if (event.currency !== payment.currency) throw new AppError('PAY_002');
      if (!isSameSubject(event.subject, payment.subject)) throw new AppError('PAY_007');
      await this.payables.of(payment.subject).lock(tx, payment.subject.id);
      const at = this.clock.now();
      if (!(await recordEvent(tx, payment, event, at))) return;
      const dispute = await saveDispute(tx, payment, event.dispute);
      if (dispute === null) return;
      if (needsAnswer(dispute)) await this.notify(tx, payment, event);
      await this.settle(tx, payment, event.dispute.reference, dispute, at);
      const { subject } = payment;
      // An appeal reopens a lost dispute. A refund then waits until the dispute is decided.
      if (dispute.wasLost && dispute.status !== DisputeStatus.LOST) {
        await this.payables.of(subject).disputeReversed(tx, subject.id, at);
      }
      if (dispute.status !== DisputeStatus.LOST || dispute.wasLost) return;
      await this.payables.of(subject).disputeLost(tx, subject.id, { amountCents: dispute.amountCents, at });
    });
  }

  /** Makes the refunds of the payment follow the state of the dispute. */
  private async settle(tx: Tx, payment: PaymentRow, reference: string, dispute: SavedDispute, at: Date): Promise<void> {
    if (dispute.status === DisputeStatus.LOST) await this.absorbRefunds(tx, payment, reference, dispute, at);
    else await releaseAbsorbed(tx, dispute.id);
    await recordLosses(tx, payment.id, at);
    await this.refunds.markFullyRefunded(tx, payment, at);
    await reopenPayment(tx, payment.id, at);
    if (!isClosed(dispute.status) || payment.provider === deskName) return;
    for (const { id } of await pendingRefundsOf(tx, payment.id)) await this.refunds.resume(tx, id);
  }

  /**
   * The bank has returned the money of the refunds that were waiting or had been refused, so the provider must not return
   * it again. The bank paid, not we, so nothing is reported as refunded: that follows if the bank reverses its decision
   * and the provider makes the refunds after all.
   */
  private async absorbRefunds(
    tx: Tx,
    { id: paymentId }: PaymentRow,
    reference: string,
    dispute: SavedDispute,
    at: Date,
  ): Promise<void> {
    const known = (await lossesOf(tx, paymentId)).find(({ id }) => id === dispute.id);
    let left = dispute.amountCents - (known?.absorbedCents ?? 0) - (known?.lossCents ?? 0);
    let rest = await restOfPayment(tx, paymentId);
    for (const { id, amountCents, isRefused } of await unsettledRefundsOf(tx, paymentId)) {
      if (amountCents > left || (isRefused && amountCents > rest)) continue;
      left -= amountCents;
      if (isRefused) {
        rest -= amountCents;
        await reopenRefund(tx, id);
      }
      await finishRefund(tx, id, reference, at);
      await markAbsorbed(tx, id, dispute.id);
    }
  }

  /** Emails the super administrators, because an answer is accepted for a few days only. */
  private async notify(tx: Tx, { subject, provider }: PaymentRow, { dispute }: DisputeEvent): Promise<void> {
    const due = await this.payables.of(subject).describe(tx, subject.id);
    const { reference, reason, amountCents, respondBy, isInquiry } = dispute;
    const about = { number: due?.number ?? subject.id, provider, reference, reason, amountCents, isInquiry };
    const data = { ...about, respondBy: respondBy?.toISOString() ?? null };
    const to = await superAdmins(tx);
    await this.mail.enqueueMany(
      tx,
      to.map(({ email, locale }) => ({ to: email, locale, template: disputeNotice, data })),
    );
  }
}

/** True for a report that the administrators may have to answer: of a new dispute, an inquiry that became one, or an appeal. */
const needsAnswer = ({ status, isInquiry, wasInquiry, wasLost }: SavedDispute): boolean =>
  !isClosed(status) && (wasInquiry === null || (wasInquiry && !isInquiry) || wasLost);
