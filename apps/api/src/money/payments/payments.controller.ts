import { Body, Controller, Query } from '@nestjs/common';
import type { PaymentWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, IdParam, Repeat, Visitor } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { subjectOfBody } from './subject-of-body.js';
import { ReadPayment } from './read-payment.js';
import { StartPayment } from './start-payment.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly readPayment: ReadPayment,
  ) {}

  @Endpoint('payments.create')
  create(
    @Body() body: ReceivedBody<'payments.create'>,
    @Visitor() payer: Visitor,
    @Repeat() repeat: Repeatable,
  ): Promise<PaymentWire> {
    return this.startPayment.start({ subject: subjectOfBody(body), payer, repeat });
  }

  @Endpoint('payments.get')
  get(
    @IdParam('id', 'PAY_005') id: string,
    @Query() _query: ReceivedQuery<'payments.get'>,
    @Visitor() payer: Visitor,
  ): Promise<PaymentWire> {
    return this.readPayment.read(id, payer);
  }
}
