import { Controller, Query } from '@nestjs/common';
import type {
  ActivityWire,
  AttentionWire,
  Locale,
  OverviewWire,
  ReconciliationWire,
  ReceivedQuery,
  ReportTableWire,
} from '@dronesoccer/contracts';
import { CompanyScope, type CsvFile, CurrentUser, Endpoint, RequestLocale } from '../../../platform/http/index.js';
import type { Caller } from '../../../platform/access/index.js';
import { ReadActivity } from './activity/read-activity.js';
import { ReadAttention } from './attention/read-attention.js';
import { ReadOverview } from './overview/read-overview.js';
import { ReconcileBooks } from './reconciliation/reconcile-books.js';
import { ReadTable } from './tables/read-table.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly overview: ReadOverview,
    private readonly books: ReconcileBooks,
    private readonly tables: ReadTable,
    private readonly attention: ReadAttention,
    private readonly activity: ReadActivity,
  ) {}

  @Endpoint('reports.admin.overview')
  getOverview(@Query() query: ReceivedQuery<'reports.admin.overview'>): Promise<OverviewWire> {
    return this.overview.of(query);
  }

  @Endpoint('reports.admin.reconciliation')
  reconciliation(): Promise<ReconciliationWire> {
    return this.books.now();
  }

  @Endpoint('reports.admin.table')
  table(@Query() query: ReceivedQuery<'reports.admin.table'>): Promise<ReportTableWire> {
    return this.tables.get(query);
  }

  @Endpoint('reports.admin.tableExport')
  tableExport(
    @Query() query: ReceivedQuery<'reports.admin.tableExport'>,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.tables.export(query, locale);
  }

  @Endpoint('reports.admin.attention')
  getAttention(@CurrentUser() caller: Caller, @CompanyScope() scope: CompanyScope): Promise<AttentionWire> {
    return this.attention.of(caller, scope);
  }

  @Endpoint('reports.admin.activity')
  getActivity(
    @Query() query: ReceivedQuery<'reports.admin.activity'>,
    @CurrentUser() caller: Caller,
    @CompanyScope() scope: CompanyScope,
  ): Promise<ActivityWire> {
    return this.activity.of(query, caller, scope);
  }
}
