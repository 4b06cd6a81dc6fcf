import { Body, Controller, Query } from '@nestjs/common';
import type { PaymentWire } from '@dronesoccer/contracts';
import { type Caller, OptionalUser } from '../../platform/access/index.js';
import { Endpoint, IdempotencyKey, IdParam } from '../../platform/http/index.js';
import { CreatePaymentDto, PaymentTokenDto, subjectOfBody } from './payments.dto.js';
import { PaymentsService } from './payments.service.js';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Endpoint('payments.create')
  create(
    @Body() body: CreatePaymentDto,
    @OptionalUser() caller: Caller | null,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PaymentWire> {
    const payer = { userId: caller?.id ?? null, token: body.token ?? body.orderToken ?? null };
    return this.payments.create({ subject: subjectOfBody(body), payer, idempotencyKey, body });
  }

  @Endpoint('payments.get')
  get(
    @IdParam('id', 'PAY_005') id: string,
    @Query() { token }: PaymentTokenDto,
    @OptionalUser() caller: Caller | null,
  ): Promise<PaymentWire> {
    return this.payments.get(id, { userId: caller?.id ?? null, token: token ?? null });
  }
}
