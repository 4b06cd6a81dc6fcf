import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { Overview } from './overview.js';
import { Proof } from './proof.js';
import { ReportsController } from './reports.controller.js';

@Module({ imports: [PaymentsModule], controllers: [ReportsController], providers: [Overview, Proof] })
export class ReportsModule {}
