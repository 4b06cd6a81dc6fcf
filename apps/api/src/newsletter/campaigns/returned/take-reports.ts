import { Injectable } from '@nestjs/common';
import { DeliveryState } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { suppress } from '../../subscribers/index.js';
import { isDeadAddress } from '../sending/dead-address.js';
import { isComplaint, type ReturnReport } from './report.js';

interface Reader {
  subscriptionId: string | null;
  deliveryId: string | null;
}

/** Handles reports about delivered emails: the reader gets no further newsletters, and the delivery records why. */
@Injectable()
export class TakeReports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes the same report any number of times. A full mailbox or a refused text ends no subscription. */
  async take(reports: readonly ReturnReport[]): Promise<void> {
    for (const report of reports) await this.database.transaction((tx) => this.takeIn(tx, report));
  }

  private async takeIn(tx: Tx, report: ReturnReport): Promise<void> {
    const at = this.clock.now();
    const { subscriptionId, deliveryId } = await readerOf(tx, report);
    const { cause, code } = report;
    // The campaign shows a returned email as refused. A complaint shows that it arrived.
    if (deliveryId !== null && !isComplaint(report)) await markReturned(tx, deliveryId, code, at);
    if (subscriptionId === null || !(isComplaint(report) || isDeadAddress({ code, isRecipient: true }))) return;
    await suppress(tx, [{ subscriptionId, cause, code }], at);
  }
}

/** Finds the reader by the email itself, else by the address that a provider reports. */
async function readerOf(executor: Executor, { deliveryId, email }: ReturnReport): Promise<Reader> {
  const [byEmail] = await executor.query<Reader>(
    `SELECT d.subscription_id AS "subscriptionId", d.id AS "deliveryId" FROM campaign_deliveries d WHERE d.id = $1::uuid`,
    [deliveryId],
    'returned-delivery',
  );
  if (byEmail !== undefined) return byEmail;
  const [byAddress] = await executor.query<Reader>(
    `SELECT s.id AS "subscriptionId", NULL::uuid AS "deliveryId" FROM newsletter_subscriptions s WHERE s.email = $1::citext`,
    [email],
    'returned-subscription',
  );
  return byAddress ?? { subscriptionId: null, deliveryId: null };
}

async function markReturned(tx: Tx, id: string, code: string, at: Date): Promise<void> {
  await tx.query(
    `UPDATE campaign_deliveries SET state = ${DeliveryState.FAILED}, refusal_code = $2, at = $3::timestamptz
     WHERE id = $1::uuid AND state IN (${DeliveryState.SENT}, ${DeliveryState.UNKNOWN})`,
    [id, code, at],
    'returned-mark',
  );
}
