import { Controller, Query } from '@nestjs/common';
import type { OverviewWire, ReconciliationWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../platform/http/index.js';
import { ReadOverview } from './overview/read-overview.js';
import { ReconcileBooks } from './reconciliation/reconcile-books.js';
import { OverviewQueryDto } from './reports.dto.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly overview: ReadOverview,
    private readonly books: ReconcileBooks,
  ) {}

  @Endpoint('reports.overview')
  getOverview(@Query() query: OverviewQueryDto): Promise<OverviewWire> {
    return this.overview.of(query);
  }

  @Endpoint('reports.reconciliation')
  reconciliation(): Promise<ReconciliationWire> {
    return this.books.now();
  }
}
