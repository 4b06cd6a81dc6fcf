import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineJob, Jobs } from '../../../../platform/jobs/index.js';
import { ReportFindings } from './report-findings.js';

/** The job keeps its name from when only orders were sold, so that the previous release does not run a second check. */
const checkBooks = defineJob<Record<string, never>>('orders.check-books', {
  title: { en: 'Nightly reconciliation', fr: 'Rapprochement nocturne' },
});

/** Checks the books every night, so that a mistake reaches the administrators before it reaches a customer's inbox. */
@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly findings: ReportFindings,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(checkBooks, '20 8 * * *', () => this.findings.run());
  }
}
