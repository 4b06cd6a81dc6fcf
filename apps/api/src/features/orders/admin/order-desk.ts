import { Injectable } from '@nestjs/common';
import { OrderEventKind, type OrderMail } from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { orderView } from '../order-view.queries.js';
import { mailAboutOrder } from '../orders.jobs.js';
import { addEvent, orderById } from '../orders.queries.js';
import { resendableMails } from './resendable-mails.js';

/** What administrators write and send about an order without changing its state. */
@Injectable()
export class OrderDesk {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  async note(tx: Tx, orderId: string, actorId: string, text: string): Promise<void> {
    if ((await orderById(tx, orderId)) === null) throw new AppError('ORD_001');
    await addEvent(tx, orderId, OrderEventKind.NOTE, this.clock.now(), actorId, { text });
    await this.audit.write(tx, { actorId, action: 'order.noted', subjectType: 'order', subjectId: orderId });
  }

  /** @throws AppError ORD_008 for a mail that would tell what is not so */
  async resend(tx: Tx, orderId: string, actorId: string, kind: OrderMail): Promise<void> {
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
  }
}
