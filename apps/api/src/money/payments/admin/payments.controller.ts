import { Controller, Query } from '@nestjs/common';
import type { Page, PaymentSummaryWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint } from '../../../platform/http/index.js';
import { FindPayments } from './find-payments.js';

@Controller()
export class PaymentsAdminController {
  constructor(private readonly payments: FindPayments) {}

  @Endpoint('payments.admin.list')
  list(@Query() query: ReceivedQuery<'payments.admin.list'>): Promise<Page<PaymentSummaryWire>> {
    return this.payments.list(query);
  }
}
