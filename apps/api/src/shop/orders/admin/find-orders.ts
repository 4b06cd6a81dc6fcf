import { Injectable } from '@nestjs/common';
import {
  type AdminOrderPage,
  type AdminOrderSummaryWire,
  type BoardWire,
  limits,
  type Locale,
  OrderStatus,
  valuesOf,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import { nextStates, orderTransitions, toDollars } from '@dronesoccer/domain';
import { Database, limitedPageOf, searchTerm } from '../../../platform/database/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { countOrders, findOrders, type FoundOrder, ordersToExport, statusTotals } from './find-orders.queries.js';
import type { OrderFilter } from './order-filter.js';
import { presentSummary } from '../orders.presenter.js';
import { exportedColumns, type ExportedOrder, orderExport } from './order-export.js';

/** In states where someone has to act, the longest wait comes first. */
const longestWaitFirst: ReadonlySet<OrderStatus> = new Set([OrderStatus.PENDING, OrderStatus.PAID]);

/** Reads orders for the dashboard: as a list, a board or a file. */
@Injectable()
export class FindOrders {
  constructor(private readonly database: Database) {}

  list(
    { sort, page, pageSize, ...filter }: ReceivedQuery<'orders.admin.list'>,
    locale: Locale,
  ): Promise<AdminOrderPage> {
    return limitedPageOf(
      { page, pageSize },
      {
        depth: searchTerm(filter.search) === null ? Number.POSITIVE_INFINITY : limits.listDepth,
        find: (slice) => findOrders(this.database, filter, { sort, ...slice }, locale),
        count: () => countOrders(this.database, filter),
      },
      presentFound,
    );
  }

  async board({ perColumn, ...filter }: ReceivedQuery<'orders.admin.board'>, locale: Locale): Promise<BoardWire> {
    const totals = await statusTotals(this.database, filter);
    const columns = await Promise.all(
      valuesOf(OrderStatus).map(async (status) => {
        const sort = longestWaitFirst.has(status) ? 'oldest' : 'newest';
        const slice = { sort, limit: perColumn, offset: 0 } as const;
        const known = totals.find((entry) => entry.status === status);
        const rows = known === undefined ? [] : await findOrders(this.database, { ...filter, status }, slice, locale);
        return {
          status,
          total: known?.total ?? 0,
          totalAmount: toDollars(known?.totalCents ?? 0),
          items: rows.map(presentFound),
        };
      }),
    );
    return { columns };
  }

  /** @throws AppError ORD_002 if no order matches */
  export(filter: OrderFilter, locale: Locale): Promise<CsvFile> {
    const { text, params } = ordersToExport(filter, locale, exportedColumns);
    return CsvFile.of({ ...orderExport, locale, rows: this.database.openRows<ExportedOrder>(text, params) });
  }
}

function presentFound(row: FoundOrder): AdminOrderSummaryWire {
  return {
    ...presentSummary(row),
    delivery: row.delivery,
    email: row.email,
    customerName: row.customerName,
    userId: row.userId,
    location: row.location,
    isReady: row.isReady,
    openReturns: row.openReturns,
    refunded: toDollars(row.refundedCents),
    hasFailedRefund: row.hasFailedRefund,
    nextSteps: nextStates(orderTransitions, row.status, 'admin'),
  };
}
