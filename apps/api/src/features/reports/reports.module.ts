import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { FailedJobsController } from './failed-jobs.controller.js';
import { HandleFailedJobs } from './handle-failed-jobs.js';
import { Overview } from './overview.js';
import { Proof } from './proof.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [PaymentsModule],
  controllers: [ReportsController, FailedJobsController],
  providers: [Overview, Proof, HandleFailedJobs],
})
export class ReportsModule {}
