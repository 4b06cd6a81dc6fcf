import { OrderEventKind, type OrderMail, PaymentStatus } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { emailJob, type EmailOfJob, type MailTemplate } from '../../../platform/mail/index.js';
import { OrderLinks } from '../show/order-links.js';
import { type OrderView, orderView } from '../show/order-view.queries.js';
import { mailAboutOrder, type OrderMailJob } from '../orders.jobs.js';
import { addEvent } from '../orders.queries.js';
import { isTrueIn } from './email-states.js';
import type { OrderFacts } from './order-blocks.js';
import { orderEmails } from './orders.mails.js';
import { returnEmails } from './returns.mails.js';

const templates: Readonly<Record<OrderMail, MailTemplate<OrderFacts>>> = { ...orderEmails, ...returnEmails };

/** The emails about an order that was never paid. */
const aboutUnpaid: ReadonlySet<OrderMail> = new Set(['cancelled', 'payment-failed']);

/** Reads the data of an email about an order. */
export const orderEmailJob = emailJob(
  mailAboutOrder,
  { clock: Clock, database: Database, links: OrderLinks },
  async (job, { clock, database, links }): Promise<EmailOfJob<OrderFacts> | null> => {
    const { orderId, kind, amountCents, refundId, returnId, actorId } = job;
    const order = await orderView(database, orderId, { userId: null, hasLink: true }, null);
    if (order === null || isOutdated(job, order)) return null;
    const { email: to, userId, isDeskOrder, locale, paidAt } = order;
    // Anyone may order under any address and then not pay, so the emails that such an order sends to a guest are
    // limited. Emails about a paid order or one that staff made, or resent by staff, are always sent.
    const isByStranger = userId === null && !isDeskOrder && actorId === undefined;
    const isTyped = aboutUnpaid.has(kind) && isByStranger && paidAt === null;
    return {
      ...{ to, locale, template: templates[kind] },
      typedAddress: isTyped ? { purpose: 'unpaid order', to, from: null } : null,
      data: {
        order,
        link: links.order(orderId, locale),
        payLink: links.payment(orderId, locale),
        amountCents: amountCents ?? order.totalCents,
        refund: order.refunds.find(({ id }) => id === refundId) ?? null,
        orderReturn: order.returns.find(({ id }) => id === returnId) ?? null,
      },
      whenSent: () =>
        addEvent(database, orderId, OrderEventKind.MAIL_SENT, clock.now(), actorId ?? null, { mail: kind }),
    };
  },
);

/**
 * An email is outdated if it is no longer true of the order. An email about a failed payment is outdated too if the
 * customer has started another payment since.
 */
const isOutdated = ({ kind, paymentId }: OrderMailJob, { status, payment }: OrderView): boolean =>
  !isTrueIn(status, kind) ||
  (kind === 'payment-failed' &&
    paymentId !== undefined &&
    (payment?.id !== paymentId || payment.status !== PaymentStatus.FAILED));
