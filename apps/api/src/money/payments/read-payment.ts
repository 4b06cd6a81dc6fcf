import { Injectable } from '@nestjs/common';
import type { PaymentWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Payables } from './payable.js';
import { presentPayment } from './payments.presenter.js';
import { paymentById } from './payments.queries.js';

/** Reads a payment for anyone who may see its subject. */
@Injectable()
export class ReadPayment {
  constructor(
    private readonly database: Database,
    private readonly payables: Payables,
  ) {}

  /** @throws AppError PAY_005 if the payment does not exist or belongs to another payer */
  async read(id: string, payer: Visitor): Promise<PaymentWire> {
    const payment = await paymentById(this.database, id);
    const due =
      payment && (await this.payables.find(payment.subject.kind)?.find(this.database, payment.subject.id, payer));
    if (!payment || !due) throw new AppError('PAY_005');
    return presentPayment(payment);
  }
}
