import { Controller, Query } from '@nestjs/common';
import type { DisputeWire, Page, PaymentSummaryWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint } from '../../../platform/http/index.js';
import { FindDisputes } from './find-disputes.js';
import { FindPayments } from './find-payments.js';

@Controller()
export class PaymentsAdminController {
  constructor(
    private readonly payments: FindPayments,
    private readonly disputes: FindDisputes,
  ) {}

  @Endpoint('payments.admin.list')
  list(@Query() query: ReceivedQuery<'payments.admin.list'>): Promise<Page<PaymentSummaryWire>> {
    return this.payments.list(query);
  }

  @Endpoint('disputes.admin.list')
  listDisputes(@Query() query: ReceivedQuery<'disputes.admin.list'>): Promise<Page<DisputeWire>> {
    return this.disputes.list(query);
  }
}
