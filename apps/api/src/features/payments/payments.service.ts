import { Injectable } from '@nestjs/common';
import type { PaymentWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, newId } from '../../platform/database/index.js';
import { AppError, Idempotency } from '../../platform/http/index.js';
import { Log } from '../../platform/logging/index.js';
import { type Due, Payables, type Payer } from './payable.js';
import type { PaymentProvider, PaymentSession } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';
import { presentPayment } from './payments.presenter.js';
import { insertPayment, openPaymentOf, paymentById, type PaymentRow } from './payments.queries.js';

export interface PaymentRequest {
  orderId: string;
  payer: Payer;
  idempotencyKey: string | null;
  /** The body as it was sent. */
  body: object;
}

@Injectable()
export class PaymentsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly payables: Payables,
    private readonly providers: PaymentProviders,
    private readonly log: Log,
  ) {}

  /** Starts a payment, or gives back the one that is still open: a person who tries again never opens a second. */
  async create(request: PaymentRequest): Promise<PaymentWire> {
    const { orderId, payer } = request;
    const due = await this.payables.orders.find(this.database, orderId, payer);
    if (due === null) throw new AppError('PAY_001');
    this.refuseUnpayable(due);
    const paymentId = newId();
    const provider = this.providers.current;
    if (provider === null) throw new AppError('PAY_004');
    // Asked before the transaction: a provider may take seconds, and a row must not be locked that long.
    const open = await openPaymentOf(this.database, orderId);
    const session = open === null ? await this.openSession(provider, paymentId, due) : null;
    const payment = await this.record(request, paymentId, provider, session);
    if (session !== null && payment.id !== paymentId) await provider.expireSession(session.reference);
    return payment;
  }

  /** @throws AppError PAY_005 when there is none, or none for this payer. */
  async get(id: string, payer: Payer): Promise<PaymentWire> {
    const payment = await paymentById(this.database, id);
    const due = payment && (await this.payables.orders.find(this.database, payment.orderId, payer));
    if (payment === null || due === null) throw new AppError('PAY_005');
    return presentPayment(payment);
  }

  private record(
    { orderId, payer, idempotencyKey, body }: PaymentRequest,
    paymentId: string,
    provider: PaymentProvider,
    session: PaymentSession | null,
  ): Promise<PaymentWire> {
    const repeatable = { scope: `payments.create:${payer.userId ?? orderId}`, key: idempotencyKey, body };
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeatable, async () => {
        const due = await this.payables.orders.lock(tx, orderId);
        if (due === null) throw new AppError('PAY_001');
        this.refuseUnpayable(due);
        const open = await openPaymentOf(tx, orderId);
        if (open !== null) return presentPayment(open);
        // The payment that was open a moment ago has failed since: the person simply tries again.
        if (session === null) throw new AppError('PAY_006');
        const at = this.clock.now();
        const payment = await insertPayment(tx, newPayment(paymentId, due, provider, session), at);
        if (payment === null) throw new AppError('PAY_006');
        await this.payables.orders.started(tx, orderId, at);
        return presentPayment(payment);
      }),
    );
  }

  private refuseUnpayable(due: Due): void {
    if (due.amountCents <= 0) throw new AppError('PAY_002');
    if (!due.isOpen || due.holdExpiresAt <= this.clock.now()) throw new AppError('PAY_006');
  }

  private async openSession(provider: PaymentProvider, paymentId: string, due: Due): Promise<PaymentSession> {
    try {
      return await provider.createSession({
        paymentId,
        orderId: due.orderId,
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
): Omit<PaymentRow, 'status'> {
  const { orderId, amountCents, currency } = due;
  return { id, orderId, provider: provider.name, reference, amountCents, currency, redirectUrl };
}
