import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/index.js';
import { FailedJobsController } from './failed-jobs/failed-jobs.controller.js';
import { HandleFailedJobs } from './failed-jobs/handle-failed-jobs.js';
import { ReadOverview } from './overview/read-overview.js';
import { ReconcileBooks } from './reconciliation/reconcile-books.js';
import { ReconciliationJobs } from './reconciliation/reconciliation.jobs.js';
import { ReportsController } from './reports.controller.js';

@Module({
  imports: [PaymentsModule],
  controllers: [ReportsController, FailedJobsController],
  providers: [ReadOverview, ReconcileBooks, ReconciliationJobs, HandleFailedJobs],
})
export class ReportsModule {}
