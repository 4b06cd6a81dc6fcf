import { Injectable } from '@nestjs/common';
import type { OverviewWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { readSettings } from '../../../../platform/settings/index.js';
import { presentOverview } from './overview.presenter.js';
import {
  failedOrders,
  latestFailed,
  lowStock,
  lowStockAt,
  ordersByDay,
  paidOrders,
  receivedByDay,
  refundedByDay,
  soldMost,
} from './overview.queries.js';
import { reportPeriod } from './report-period.js';

/** The number of rows in each list. A link leads to the full list. */
const listLength = 5;

/** Reads the shop's figures for a period and for the period before it, from one database snapshot. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(query: ReceivedQuery<'reports.admin.overview'>): Promise<OverviewWire> {
    const now = this.clock.now();
    const period = reportPeriod(query, now);
    const { starts, days } = period;
    const [start, middle, end] = [starts[0], starts[days], starts.at(-1)];
    if (!start || !middle || !end) throw new RangeError('A period has at least one day');
    return this.database.snapshot(async (tx) => {
      const { stock } = await readSettings(tx);
      return presentOverview({
        period,
        orders: await ordersByDay(tx, starts),
        received: await receivedByDay(tx, starts),
        refunded: await refundedByDay(tx, starts),
        paid: await paidOrders(tx, [start, middle, end]),
        failed: await failedOrders(tx, [start, middle, end]),
        sold: await soldMost(tx, [start, middle, end], listLength),
        threshold: stock.lowThreshold,
        low: await lowStock(tx, stock.lowThreshold, listLength),
        lowBefore: await lowStockAt(tx, stock.lowThreshold, middle),
        latestFailed: await latestFailed(tx, middle, end, listLength),
        places: listLength,
      });
    });
  }
}
