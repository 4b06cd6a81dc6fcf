import { Controller, Query } from '@nestjs/common';
import type { Page, PaymentSummaryWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../../platform/http/index.js';
import { FindPayments } from './find-payments.js';
import { PaymentListQueryDto } from './payments.dto.js';

@Controller()
export class PaymentsAdminController {
  constructor(private readonly payments: FindPayments) {}

  @Endpoint('payments.admin.list')
  list(@Query() query: PaymentListQueryDto): Promise<Page<PaymentSummaryWire>> {
    return this.payments.list(query);
  }
}
