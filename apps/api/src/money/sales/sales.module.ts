import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { Holds } from './holds.js';
import { SaleInvoices } from './sale-invoices.js';
import { Sales } from './sales.js';

@Module({
  imports: [PaymentsModule],
  providers: [Holds, SaleInvoices, Sales],
  exports: [SaleInvoices, Sales],
})
export class SalesModule {}
