import { Controller, Query } from '@nestjs/common';
import type { DisputeWire, Locale, Page, PaymentSummaryWire, ReceivedQuery } from '@dronesoccer/contracts';
import { type CsvFile, Endpoint, RequestLocale } from '../../../platform/http/index.js';
import { FindDisputes } from './find-disputes.js';
import { FindPayments } from './find-payments.js';

@Controller()
export class PaymentsAdminController {
  constructor(
    private readonly payments: FindPayments,
    private readonly disputes: FindDisputes,
  ) {}

  @Endpoint('payments.admin.list')
  list(
    @Query() query: ReceivedQuery<'payments.admin.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<PaymentSummaryWire>> {
    return this.payments.list(query, locale);
  }

  @Endpoint('payments.admin.export')
  export(@Query() filter: ReceivedQuery<'payments.admin.export'>, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.payments.export(filter, locale);
  }

  @Endpoint('disputes.admin.list')
  listDisputes(@Query() query: ReceivedQuery<'disputes.admin.list'>): Promise<Page<DisputeWire>> {
    return this.disputes.list(query);
  }

  @Endpoint('disputes.admin.export')
  exportDisputes(
    @Query() filter: ReceivedQuery<'disputes.admin.export'>,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.disputes.export(filter, locale);
  }
}
