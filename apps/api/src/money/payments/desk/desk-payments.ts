import { Injectable } from '@nestjs/common';
import { type DeskMethod, PaymentStatus } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Payables, type Subject } from '../payable.js';
import { SubjectPayments } from '../subject-payments.js';
import { deskName } from './desk.provider.js';

/** Records payments that staff take at the desk, for any subject. */
@Injectable()
export class DeskPayments {
  constructor(
    private readonly payables: Payables,
    private readonly subjects: SubjectPayments,
  ) {}

  /**
   * Records that the full amount was taken at the desk. The subject is paid immediately, with the same effect as a
   * provider's event, and its open sessions at the provider are closed. A payment that completes there at the same
   * moment is refunded when it arrives.
   *
   * @returns the amount in cents
   * @throws AppError PAY_006 if the subject is not waiting for payment
   */
  async take(tx: Tx, subject: Subject, { method, at }: { method: DeskMethod; at: Date }): Promise<number> {
    const locked = await this.payables.of(subject).lock(tx, subject.id);
    if (locked?.due.isOpen !== true) throw new AppError('PAY_006');
    const { amountCents } = locked.due;
    // Open payments are closed first, so that a subject is paid only once.
    await this.subjects.closeOpen(tx, subject.id, at);
    await insertDeskPayment(tx, { subjectId: subject.id, amountCents, method, at });
    if (!(await locked.pay({ amountCents, at }))) throw new AppError('PAY_006');
    return amountCents;
  }
}

interface DeskPayment {
  subjectId: string;
  amountCents: number;
  method: DeskMethod;
  at: Date;
}

async function insertDeskPayment(
  executor: Executor,
  { subjectId, amountCents, method, at }: DeskPayment,
): Promise<void> {
  await executor.query(
    `INSERT INTO payments (id, subject_id, provider, reference, method, status, amount_cents, created_at, updated_at, paid_at)
     VALUES ($1::uuid, $2::uuid, $3, $1::text, $4, ${PaymentStatus.PAID}, $5, $6::timestamptz, $6::timestamptz, $6::timestamptz)`,
    [newId(), subjectId, deskName, method, amountCents, at],
    'payment-insert-desk',
  );
}
