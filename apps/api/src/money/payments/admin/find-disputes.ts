import type { DisputeWire, Page, ReceivedQuery } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { Database, readPage } from '../../../platform/database/index.js';
import { Payables } from '../payable.js';
import { disputeList, type FoundDispute } from './find-disputes.queries.js';

/** Lists all disputes for the dashboard, regardless of the subject of their payment. */
@Injectable()
export class FindDisputes {
  constructor(
    private readonly database: Database,
    private readonly payables: Payables,
  ) {}

  list(query: ReceivedQuery<'disputes.admin.list'>): Promise<Page<DisputeWire>> {
    return readPage(this.database, disputeList, { ...query, subjects: this.payables.listed }, presentDispute);
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
