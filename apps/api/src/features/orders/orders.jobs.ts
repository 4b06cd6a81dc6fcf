import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

/** Ends one order's hold, at the moment it is over. */
export const expireOrder = defineJob<{ orderId: string }>('orders.expire', { concurrency: 2, wakesWorkers: false });

/** Finds what an expiry job missed, such as one that was given up while the database was away. */
export const sweepExpiredOrders = defineJob<Record<string, never>>('orders.sweep-expired');

export type OrderLetterKind = 'confirmed' | 'cancelled' | 'payment-failed' | 'refunded';

/** A mail about an order. The job carries ids alone; the signed link in it is made when it is sent. */
export const mailAboutOrder = defineJob<{ orderId: string; kind: OrderLetterKind; amountCents?: number }>(
  'orders.mail',
  mailJob,
);
