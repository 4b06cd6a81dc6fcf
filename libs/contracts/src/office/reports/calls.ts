import { call, type CallArea, listCall } from '../../common/call.ts';
import { adminRoles, Role } from '../../common/enums.ts';
import { reportArea } from '../../common/report-area.ts';
import type { Page } from '../../common/wire.ts';
import type { ReportTableWire } from './tables.ts';
import type { ActivityWire, AttentionWire, FailedJobWire, OverviewWire, ReconciliationWire } from './wire.ts';

const failedJobArea: CallArea = {
  part: 'core',
  validation: 'JOB_002',
  invalidData: 'JOB_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const access = [Role.SUPER_ADMIN] as const;

export const reportCalls = {
  'reports.admin.overview': call<{ reply: OverviewWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/overview',
    summary: 'The shop’s figures of a period beside those of the period before it',
    access,
    errors: [],
  }),
  'reports.admin.activity': call<{ reply: ActivityWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/activity',
    summary: 'Bookings, occupancy, members and subscribers of a period beside those of the period before it',
    access: adminRoles,
    scope: 'company',
    errors: [],
  }),
  'reports.admin.attention': call<{ reply: AttentionWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/attention',
    summary: 'Counts what waits for the caller: failed payments, returns, contacts, stock, deliveries and jobs',
    access: adminRoles,
    scope: 'company',
    errors: [],
  }),
  'reports.admin.reconciliation': call<{ reply: ReconciliationWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/proof',
    summary: 'Reconcile orders, payments less refunds, and stock moves; every mismatch is named',
    access,
    errors: [],
  }),
  'reports.admin.table': call<{ reply: ReportTableWire }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/table',
    summary: 'One report of a period beside the period it is compared with: taxes to file, sales, bookings, payments',
    access,
    errors: [],
  }),
  'reports.admin.tableExport': call<{ reply: string }>()({
    area: reportArea,
    method: 'GET',
    path: '/reports/table/export',
    summary: 'All rows of one report of a period as CSV; REPORT_002 when it has no row',
    access,
    csv: true,
    errors: ['REPORT_002'],
  }),
  'reports.failedJobs.admin.list': call<{ reply: Page<FailedJobWire> }>()({
    ...listCall,
    area: failedJobArea,
    path: '/reports/failed-jobs',
    summary: 'Failed mails and other failed background work, latest first',
    access,
  }),
  'reports.failedJobs.admin.retry': call<{ reply: null }>()({
    area: failedJobArea,
    method: 'POST',
    path: '/reports/failed-jobs/:id/retry',
    summary: 'Retry a failed job, with all its retries',
    access,
    errors: ['JOB_001'],
  }),
  'reports.failedJobs.admin.dismiss': call<{ reply: null }>()({
    area: failedJobArea,
    method: 'POST',
    path: '/reports/failed-jobs/:id/dismiss',
    summary: 'Dismiss a failed job without running it',
    access,
    errors: ['JOB_001'],
  }),
};
