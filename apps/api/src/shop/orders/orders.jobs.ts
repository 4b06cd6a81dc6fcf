import type { OrderMail } from '@dronesoccer/contracts';
import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { accountVerified } from '../../people/auth/index.js';

/** Ends an order's hold at its expiry. */
export const expireOrder = defineJob<{ orderId: string }>('orders.expire', {
  concurrency: 2,
  wakesWorkers: false,
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Cancelling an unpaid order', fr: 'Annulation d’une commande impayée' },
});

/** Finds orders that an expiry job missed, for example because it was abandoned during a database outage. */
export const sweepExpiredOrders = defineJob<Record<string, never>>('orders.sweep-expired', {
  title: { en: 'Search for overdue unpaid orders', fr: 'Recherche des commandes impayées échues' },
});

/** Assigns the guest orders of an address to the account that has just verified it. */
export const adoptOrdersOfAccount = subscription(accountVerified, 'orders', {
  title: { en: 'Guest orders of a confirmed account', fr: 'Commandes d’invité d’un compte confirmé' },
});

/**
 * Assigns a guest's order to the account with the same verified email, if there is one. Each guest order needs this job,
 * because an address that was verified earlier raises no event.
 */
export const adoptOrder = defineJob<{ orderId: string }>('orders.adopt', {
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Adding a guest order to its account', fr: 'Ajout d’une commande d’invité à son compte' },
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
export const failureMailDelayMs = 10 * 60_000;

/** Sends an email about an order. The job carries only ids; the signed link is created on sending. */
export const mailAboutOrder = defineJob<OrderMailJob>('orders.mail', {
  ...mailJob,
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Order email', fr: 'Courriel de commande' },
});
