import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { Holds } from './holds.js';
import { Sales } from './sales.js';

@Module({
  imports: [PaymentsModule],
  providers: [Holds, Sales],
  exports: [Sales],
})
export class SalesModule {}
