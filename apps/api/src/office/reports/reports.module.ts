import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../money/payments/index.js';
import { ReadActivity } from './admin/activity/read-activity.js';
import { ReadAttention } from './admin/attention/read-attention.js';
import { FailedJobsController } from './admin/failed-jobs/failed-jobs.controller.js';
import { HandleFailedJobs } from './admin/failed-jobs/handle-failed-jobs.js';
import { ReadOverview } from './admin/overview/read-overview.js';
import { ReconcileBooks } from './admin/reconciliation/reconcile-books.js';
import { ReconciliationJobs } from './admin/reconciliation/reconciliation.jobs.js';
import { ReportFindings } from './admin/reconciliation/report-findings.js';
import { ReadTable } from './admin/tables/read-table.js';
import { ReportsController } from './admin/reports.controller.js';

@Module({
  imports: [PaymentsModule],
  controllers: [ReportsController, FailedJobsController],
  providers: [
    ReadOverview,
    ReadTable,
    ReadAttention,
    ReadActivity,
    ReconcileBooks,
    ReconciliationJobs,
    ReportFindings,
    HandleFailedJobs,
  ],
})
export class ReportsModule {}
