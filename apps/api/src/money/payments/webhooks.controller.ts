import { Controller, Param, Req } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type ApiRequest, RawEndpoint } from '../../platform/http/index.js';
import { PaymentProviders } from './payment-providers.js';
import { SettlePayment } from './settle-payment.js';

/** Receives the providers' events. Only the signature authenticates the caller. */
@Controller()
export class WebhooksController {
  constructor(
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly settlement: SettlePayment,
  ) {}

  @RawEndpoint({
    name: 'payments.webhook',
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    summary: 'Takes a payment provider’s signed event; the same event twice has one effect',
    access: 'public',
    answers: {
      type: 'application/json',
      schema: { type: 'object', required: ['received'], properties: { received: { type: 'boolean', enum: [true] } } },
    },
    errors: [
      'PAY_002',
      'PAY_003',
      'PAY_005',
      'PAY_006',
      'PAY_007',
      'COMMON_003',
      'COMMON_004',
      'COMMON_005',
      'COMMON_007',
      'COMMON_010',
    ],
  })
  async receive(@Param('provider') name: string, @Req() request: ApiRequest): Promise<{ received: true }> {
    const provider = this.providers.named(name);
    const { rawBody } = request;
    if (provider === null || rawBody === undefined) throw new AppError('PAY_007');
    const header = (wanted: string) => request.get(wanted);
    const event = await provider.verifyWebhook({ rawBody, header, now: this.clock.now() });
    if (event !== null) await this.settlement.apply(provider.name, event);
    return { received: true };
  }
}
