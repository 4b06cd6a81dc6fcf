import { Injectable } from '@nestjs/common';
import type { PaymentWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { Log } from '../../platform/logging/index.js';
import { type Due, type Payable, Payables, type Subject } from './payable.js';
import type { PaymentProvider, PaymentSession } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { presentPayment } from './payments.presenter.js';
import { insertPayment, type NewPayment, openPaymentOf, paymentById, type PaymentRow } from './payments.queries.js';

interface PaymentRequest {
  subject: Subject;
  payer: Visitor;
  repeat: Repeatable;
}

/** The open payment may settle between the read and the lock, but is very unlikely to do so this many times. */
const attempts = 3;

/** Thrown when the payment that was just open has ended, so the attempt needs a new session. */
class SessionOver extends Error {}

@Injectable()
export class StartPayment {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly payables: Payables,
    private readonly providers: PaymentProviders,
    private readonly sessions: PaymentSessions,
    private readonly log: Log,
  ) {}

  /**
   * Starts a payment, or returns the open one, so that a retry never opens a second payment. A retry with the same
   * idempotency key returns the payment's current state, so that no one is sent to a page that has ended.
   */
  async start(request: PaymentRequest): Promise<PaymentWire> {
    const { subject, payer, repeat } = request;
    const payable = this.payables.find(subject.kind);
    if (payable === null) throw new AppError('PAY_001');
    const [due, repeated, opened] = await this.database.together((read) =>
      Promise.all([
        payable.find(read, subject.id, payer),
        this.idempotency.find<{ id: string }>(read, repeat),
        openPaymentOf(read, subject.id),
      ]),
    );
    if (due === null) throw new AppError('PAY_001');
    if (repeated !== undefined) return this.present(repeated.id);
    this.refuseUnpayable(due);
    const provider = this.providers.current;
    if (provider === null) throw new AppError('PAY_004');
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const open = attempt === 1 ? opened : await openPaymentOf(this.database, subject.id);
      const payment = await this.attempt(request, payable, provider, { due, open });
      if (payment !== null) return presentPayment(payment);
    }
    throw new AppError('PAY_006');
  }

  private async present(id: string): Promise<PaymentWire> {
    const payment = await paymentById(this.database, id);
    if (payment === null) throw new AppError('PAY_005');
    return presentPayment(payment);
  }

  /** Returns the subject's open payment, or null if the payment that was open has just ended. */
  private async attempt(
    request: PaymentRequest,
    payable: Payable,
    provider: PaymentProvider,
    { due, open }: { due: Due; open: PaymentRow | null },
  ): Promise<PaymentRow | null> {
    // The session is opened before the transaction: a provider may take seconds, and a row must not stay locked that
    // long.
    const paymentId = newId();
    const session = open === null ? await this.openSession(provider, paymentId, due) : null;
    let recorded: PaymentRow | null = null;
    try {
      recorded = await this.record(request, payable, paymentId, provider, session);
    } catch (error) {
      if (!(error instanceof SessionOver)) throw error;
    } finally {
      // Another request was faster, or the subject changed. Close the session, whose page no one has seen.
      if (session !== null && recorded?.id !== paymentId) {
        await this.sessions.close(this.database, { provider: provider.name, reference: session.reference });
      }
    }
    return recorded;
  }

  private record(
    request: PaymentRequest,
    payable: Payable,
    paymentId: string,
    provider: PaymentProvider,
    session: PaymentSession | null,
  ): Promise<PaymentRow> {
    const { id } = request.subject;
    // The statements are sent together and answered in this order, so the open payment is read after the lock is taken.
    const lockAndReadOpen = (tx: Tx) => Promise.all([payable.lock(tx, id), openPaymentOf(tx, id)]);
    const work = async (tx: Tx, [locked, open]: Awaited<ReturnType<typeof lockAndReadOpen>>): Promise<PaymentRow> => {
      if (locked === null) throw new AppError('PAY_001');
      const { due } = locked;
      this.refuseUnpayable(due);
      if (open !== null) return open;
      if (session === null) throw new SessionOver();
      const at = this.clock.now();
      const [payment] = await Promise.all([
        insertPayment(tx, newPayment(paymentId, due, provider, session), at),
        this.sessions.closeFailed(tx, id),
      ]);
      if (payment === null) throw new AppError('PAY_006');
      await locked.started(at);
      return payment;
    };
    return this.database.transaction(async (tx) => {
      const startedPayments: PaymentRow[] = [];
      // Runs together with the search for an earlier call. The read is wasted only if there was one.
      const looking = lockAndReadOpen(tx);
      looking.catch(() => undefined);
      const { id: recorded } = await this.idempotency.run(tx, request.repeat, async () => {
        const payment = await work(tx, await looking);
        startedPayments.push(payment);
        return { id: payment.id };
      });
      // A retry gets the current state of the first call's payment.
      const payment = startedPayments[0] ?? (await paymentById(tx, recorded));
      if (payment === null) throw new AppError('PAY_005');
      return payment;
    });
  }

  private refuseUnpayable(due: Due): void {
    if (due.amountCents <= 0) throw new AppError('PAY_002');
    if (!due.isOpen || due.holdExpiresAt <= this.clock.now()) throw new AppError('PAY_006');
  }

  private async openSession(provider: PaymentProvider, paymentId: string, due: Due): Promise<PaymentSession> {
    try {
      return await provider.createSession({
        paymentId,
        subject: due.subject,
        title: due.number,
        amountCents: due.amountCents,
        currency: due.currency,
        locale: due.locale,
        email: due.email,
        successUrl: due.successUrl,
        failureUrl: due.failureUrl,
        expiresAt: due.holdExpiresAt,
      });
    } catch (error) {
      this.log.warn({ provider: provider.name, error }, 'the payment provider opened no session');
      throw new AppError('PAY_004', { cause: error });
    }
  }
}

function newPayment(
  id: string,
  due: Due,
  provider: PaymentProvider,
  { reference, redirectUrl }: PaymentSession,
): NewPayment {
  const { subject, amountCents, currency } = due;
  return { id, subject, provider: provider.name, reference, amountCents, currency, redirectUrl };
}
