import type { OrderMail } from '@dronesoccer/contracts';
import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { accountVerified } from '../../people/auth/index.js';

/** Ends one order's hold, at the moment it is over. */
export const expireOrder = defineJob<{ orderId: string }>('orders.expire', {
  concurrency: 2,
  wakesWorkers: false,
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Cancelling an unpaid order', fr: 'Annulation d’une commande impayée' },
});

/** Finds what an expiry job missed, such as one that was given up while the database was away. */
export const sweepExpiredOrders = defineJob<Record<string, never>>('orders.sweep-expired', {
  title: { en: 'Search for overdue unpaid orders', fr: 'Recherche des commandes impayées échues' },
});

/** Gives the orders that were placed with an address to the account that has just proved it. */
export const adoptOrdersOfAccount = subscription(accountVerified, 'orders', {
  title: { en: 'Guest orders of a confirmed account', fr: 'Commandes d’invité d’un compte confirmé' },
});

/** Gives a guest's order to the account whose verified e-mail it was placed with, where there is one. */
export const adoptOrder = defineJob<{ orderId: string }>('orders.adopt', {
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Adding a guest order to its account', fr: 'Ajout d’une commande d’invité à son compte' },
});

export interface OrderMailJob {
  orderId: string;
  kind: OrderMail;
  /** What moved, for letters about money. */
  amountCents?: number;
  /** For the email about a refund. */
  refundId?: string;
  /** For letters about a return. */
  returnId?: string;
  /** For the letter about a failed payment: the one that failed. */
  paymentId?: string;
  /** The administrator who sends it again. */
  actorId?: string;
}

/** Most people pay at the next try and need no letter; who closed the page is reminded while the order is still held. */
export const failureMailDelayMs = 10 * 60_000;

/** A mail about an order. The job carries ids alone; the signed link in it is made when it is sent. */
export const mailAboutOrder = defineJob<OrderMailJob>('orders.mail', {
  ...mailJob,
  subject: { kind: 'order', key: 'orderId' },
  title: { en: 'Order email', fr: 'Courriel de commande' },
});
