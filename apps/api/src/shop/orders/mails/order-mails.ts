import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderEventKind, type OrderMail, OrderStatus, PaymentStatus } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { Mail, type MailTemplate, StrangerMail } from '../../../platform/mail/index.js';
import { orderCancelled } from './order-cancelled.js';
import { orderConfirmed } from './order-confirmed.js';
import type { OrderEmail } from './order-letter.js';
import { orderReady } from './order-ready.js';
import { orderShipped } from './order-shipped.js';
import { paymentFailed } from './payment-failed.js';
import { refundIssued } from './refund-issued.js';
import { returnApproved } from './return-approved.js';
import { returnReceived } from './return-received.js';
import { returnRefused } from './return-refused.js';
import { returnRequested } from './return-requested.js';
import { OrderLinks } from '../show/order-links.js';
import { type OrderView, orderView } from '../show/order-view.queries.js';
import { mailAboutOrder, type OrderMailJob } from '../orders.jobs.js';
import { addEvent } from '../orders.queries.js';

const templates: Readonly<Record<OrderMail, MailTemplate<OrderEmail>>> = {
  confirmed: orderConfirmed,
  'payment-failed': paymentFailed,
  'ready-for-pickup': orderReady,
  shipped: orderShipped,
  cancelled: orderCancelled,
  refunded: refundIssued,
  'return-requested': returnRequested,
  'return-approved': returnApproved,
  'return-refused': returnRefused,
  'return-received': returnReceived,
};

/** The emails about an order that was never paid. */
const aboutUnpaid: ReadonlySet<OrderMail> = new Set(['cancelled', 'payment-failed']);

/** Sends emails about orders. The signed link is created here, so that it is never stored in a queue. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: OrderLinks,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailAboutOrder, (job, { isRetry }) => this.send(job, isRetry));
  }

  private async send(job: OrderMailJob, isRetry: boolean): Promise<void> {
    const { orderId, kind, amountCents, refundId, returnId, actorId } = job;
    const order = await orderView(this.database, orderId, { userId: null, hasLink: true }, null);
    if (order === null || isOutdated(job, order)) return;
    const { userId, locale } = order;
    // Anyone may order under any address and then not pay, so the emails that such an order sends to a guest are
    // limited. Emails about a paid order, or resent by staff, are always sent.
    const isTyped = aboutUnpaid.has(kind) && userId === null && order.paidAt === null && actorId === undefined;
    const typed = { purpose: 'unpaid order', to: order.email, from: null };
    if (isTyped && !isRetry && !(await this.strangers.admits(typed))) return;
    const data: OrderEmail = {
      order,
      link: this.links.order(order.id, locale),
      payLink: this.links.payment(order.id, locale),
      amountCents: amountCents ?? order.totalCents,
      holdMinutes: this.config.shop.orderHoldMinutes,
      refund: order.refunds.find(({ id }) => id === refundId) ?? null,
      orderReturn: order.returns.find(({ id }) => id === returnId) ?? null,
    };
    // A permanently refused email throws: it was not sent, and the timeline must not claim otherwise.
    await this.mail.send({ to: order.email, locale, template: templates[kind], data });
    await addEvent(this.database, orderId, OrderEventKind.MAIL_SENT, this.clock.now(), actorId ?? null, { mail: kind });
  }
}

/**
 * An email about a failed payment is outdated if the order was paid or ended since, or the customer has started another
 * payment.
 */
const isOutdated = ({ kind, paymentId }: OrderMailJob, { status, payment }: OrderView): boolean =>
  kind === 'payment-failed' &&
  paymentId !== undefined &&
  (status !== OrderStatus.PENDING || payment?.id !== paymentId || payment.status !== PaymentStatus.FAILED);
