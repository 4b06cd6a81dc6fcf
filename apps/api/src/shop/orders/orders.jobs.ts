import type { OrderMail } from '@dronesoccer/contracts';
import { msPerMinute } from '@dronesoccer/domain';
import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { defineSaleJobs } from '../../money/sales/index.js';

export const orderJobs = defineSaleJobs('order', {
  subject: 'order',
  titles: {
    expire: { en: 'Cancelling an unpaid order', fr: 'Annulation d’une commande impayée' },
    sweep: { en: 'Search for overdue unpaid orders', fr: 'Recherche des commandes impayées échues' },
    adopt: { en: 'Adding a guest order to its account', fr: 'Rattachement d’une commande à son compte' },
    adoptAll: { en: 'Guest orders of a confirmed account', fr: 'Rattachement des commandes à un compte confirmé' },
  },
});

export interface OrderMailJob {
  orderId: string;
  kind: OrderMail;
  /** The amount, in emails about money. */
  amountCents?: number;
  /** The refund, in an email about a refund. */
  refundId?: string;
  /** The return, in emails about a return. */
  returnId?: string;
  /** The failed payment, in an email about it. */
  paymentId?: string;
  /** The administrator who resends the email. */
  actorId?: string;
}

/**
 * Most customers succeed at the next attempt and need no email. A customer who closed the page is reminded while the
 * order is still held.
 */
export const failureMailDelayMs = 10 * msPerMinute;

/** Sends an email about an order. The job carries only ids; the signed link is created on sending. */
export const mailAboutOrder = defineJob<OrderMailJob>('orders.mail', {
  ...mailJob,
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Order email', fr: 'Courriel de commande' },
});
