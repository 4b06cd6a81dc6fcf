import type { DisputeWire, Locale, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { Database, openList, readPage } from '../../../platform/database/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { Payables } from '../payable.js';
import { disputeExport } from './dispute-export.js';
import { disputeList, type FoundDispute } from './find-disputes.queries.js';

/** Lists all disputes for the dashboard, or exports them, regardless of the subject of their payment. */
@Injectable()
export class FindDisputes {
  constructor(
    private readonly database: Database,
    private readonly payables: Payables,
  ) {}

  list(query: ReceivedQuery<'disputes.admin.list'>): Promise<Page<DisputeWire>> {
    return readPage(this.database, disputeList, { ...query, subjects: this.payables.listed }, presentDispute);
  }

  /** @throws AppError PAY_012 if no dispute matches */
  export(filter: ReceivedQuery<'disputes.admin.export'>, locale: Locale): Promise<CsvFile> {
    const conditions = { ...filter, subjects: this.payables.listed };
    return CsvFile.of({ ...disputeExport, locale, rows: openList(this.database, disputeList, conditions) });
  }
}

function presentDispute({ amountCents, paidCents, withdrawnCents, feeCents, ...row }: FoundDispute): DisputeWire {
  return {
    ...row,
    amount: toDollars(amountCents),
    paid: toDollars(paidCents),
    withdrawn: toDollars(withdrawnCents),
    fees: toDollars(feeCents),
    respondBy: row.respondBy?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
