import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defaultLocale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { orderCancelled } from './mails/order-cancelled.js';
import { orderConfirmed } from './mails/order-confirmed.js';
import type { OrderLetter } from './mails/order-letter.js';
import { paymentFailed } from './mails/payment-failed.js';
import { refundIssued } from './mails/refund-issued.js';
import { OrderLinks } from './order-links.js';
import { mailAboutOrder, type OrderLetterKind } from './orders.jobs.js';
import { orderById, orderView } from './orders.queries.js';

const templates = {
  confirmed: orderConfirmed,
  cancelled: orderCancelled,
  'payment-failed': paymentFailed,
  refunded: refundIssued,
} as const satisfies Record<OrderLetterKind, object>;

/** Sends what people read about their order. The signed link is made here, so that it never lies in a queue. */
@Injectable()
export class OrderMails implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: OrderLinks,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailAboutOrder, ({ orderId, kind, amountCents }) => this.send(orderId, kind, amountCents));
  }

  private async send(orderId: string, kind: OrderLetterKind, amountCents: number | undefined): Promise<void> {
    const locale = (await orderById(this.database, orderId))?.locale ?? defaultLocale;
    const order = await orderView(this.database, orderId, { userId: null, hasLink: true }, locale);
    if (order === null) return;
    const data: OrderLetter = {
      order,
      link: this.links.order(order.id, locale),
      payLink: this.links.payment(order.id, locale),
      amountCents: amountCents ?? order.totalCents,
      holdMinutes: this.config.shop.orderHoldMinutes,
    };
    await this.mail.send({ to: order.email, locale, template: templates[kind], data });
  }
}
