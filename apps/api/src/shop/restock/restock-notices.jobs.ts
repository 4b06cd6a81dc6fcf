import { defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { stockAdded } from '../inventory/index.js';

/** Queues an email for everyone who waits for these products, if they can be bought. */
export const announceArrival = subscription(stockAdded, 'restock-notices', {
  title: { en: 'Restock notices', fr: 'Avis de retour en stock' },
});

/**
 * Finds requests that no arrival announces: a product or location was reactivated, or the request was recorded just as
 * the stock arrived.
 */
export const sweepNotices = defineJob<Record<string, never>>('restock.sweep', {
  title: { en: 'Search for restock notices that are due', fr: 'Recherche des avis de retour en stock à envoyer' },
});

/** Sends one email. The job carries only the id; the unsubscribe link is created on sending. */
export const mailNotice = defineJob<{ noticeId: string }>('restock.mail', {
  ...mailJob,
  title: { en: 'Restock notice', fr: 'Avis de retour en stock' },
});
