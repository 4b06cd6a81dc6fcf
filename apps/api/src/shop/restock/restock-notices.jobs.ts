import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { stockArrived } from '../inventory/index.js';

/** Queues a mail for everyone who waits for these products, as far as they can be bought. */
export const announceArrival = subscription(stockArrived, 'restock-notices', {
  title: { en: 'Restock notices', fr: 'Avis de retour en stock' },
});

/**
 * Finds what no arrival announces: a product or a location that was activated again, a request that was recorded in the
 * moment the stock came.
 */
export const sweepNotices = defineJob<Record<string, never>>('restock.sweep', {
  title: { en: 'Search for restock notices that are due', fr: 'Recherche des avis de retour en stock à envoyer' },
});

/** One mail. The job carries the id alone: the link to stop is made when it is sent. */
export const mailNotice = defineJob<{ noticeId: string }>('restock.mail', {
  ...mailJob,
  title: { en: 'Restock notice', fr: 'Avis de retour en stock' },
});
