import { Controller, Query } from '@nestjs/common';
import type { OverviewWire, ReconciliationWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint } from '../../../platform/http/index.js';
import { ReadOverview } from './overview/read-overview.js';
import { ReconcileBooks } from './reconciliation/reconcile-books.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly overview: ReadOverview,
    private readonly books: ReconcileBooks,
  ) {}

  @Endpoint('reports.admin.overview')
  getOverview(@Query() query: ReceivedQuery<'reports.admin.overview'>): Promise<OverviewWire> {
    return this.overview.of(query);
  }

  @Endpoint('reports.admin.reconciliation')
  reconciliation(): Promise<ReconciliationWire> {
    return this.books.now();
  }
}
