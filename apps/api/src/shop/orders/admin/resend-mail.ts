import { Injectable } from '@nestjs/common';
import { OrderEventKind, type OrderMail, RefundStatus, ReturnStatus } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { isTrueIn } from '../mails/email-states.js';
import { type OrderView, orderView } from '../show/order-view.queries.js';
import { mailAboutOrder, type OrderMailJob } from '../orders.jobs.js';
import type { AdminAction } from '../orders.queries.js';

/** Resends an email about an order. */
@Injectable()
export class ResendMail {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError ORD_008 if the email is outdated */
  async resend({ orderId, actorId }: AdminAction, kind: OrderMail, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const order = await orderView(tx, orderId, { userId: null, hasLink: true }, 'en');
        if (order === null) throw new AppError('ORD_001');
        const mail = resendableMails(order).find((candidate) => candidate.kind === kind);
        if (mail === undefined) throw new AppError('ORD_008');
        await this.jobs.enqueue(tx, mailAboutOrder, { orderId, actorId, ...mail });
        await this.audit.write(tx, {
          actorId,
          action: 'order.mail-resent',
          subjectType: 'order',
          subjectId: orderId,
          after: { mail: kind },
        });
      }),
    );
  }
}

const returnMails: Readonly<Record<ReturnStatus, OrderMail>> = {
  [ReturnStatus.REQUESTED]: 'return-requested',
  [ReturnStatus.APPROVED]: 'return-approved',
  [ReturnStatus.REFUSED]: 'return-refused',
  [ReturnStatus.RECEIVED]: 'return-received',
};

/**
 * Returns the emails that still match the order's current state. Only the latest of several refunds or returns counts.
 */
export function resendableMails(order: OrderView): Omit<OrderMailJob, 'orderId' | 'actorId'>[] {
  const happened = new Set(order.timeline.map(({ kind }) => kind));
  const refund = order.refunds.findLast(({ status }) => status === RefundStatus.DONE);
  const lastReturn = order.returns.at(-1);
  return [
    { kind: 'confirmed' as const },
    ...(order.isDeskOrder ? [{ kind: 'payment-link' as const }] : []),
    ...(happened.has(OrderEventKind.PAYMENT_FAILED) ? [{ kind: 'payment-failed' as const }] : []),
    ...(happened.has(OrderEventKind.READY_FOR_PICKUP) ? [{ kind: 'ready-for-pickup' as const }] : []),
    { kind: 'shipped' as const },
    { kind: 'cancelled' as const },
    ...(refund === undefined
      ? []
      : [{ kind: 'refunded' as const, amountCents: refund.amountCents, refundId: refund.id }]),
    ...(lastReturn === undefined ? [] : [{ kind: returnMails[lastReturn.status], returnId: lastReturn.id }]),
  ].filter(({ kind }) => isTrueIn(order.status, kind));
}
