import { defineJob } from '../../platform/jobs/index.js';

/** Requests a refund from the provider. Its retries bridge an outage of about half an hour. */
export const refundPayment = defineJob<{ refundId: string }>('payments.refund', {
  retries: 12,
  title: { en: 'Refund through the payment provider', fr: 'Remboursement par le fournisseur de paiement' },
});

/** Resumes refunds whose job failed during a longer outage. */
export const sweepRefunds = defineJob<Record<string, never>>('payments.sweep-refunds', {
  title: { en: 'Search for pending refunds', fr: 'Recherche des remboursements en attente' },
});

/** Closes an abandoned session at its provider, so that no one can pay it. */
export const closeSession = defineJob<{ provider: string; reference: string }>('payments.close-session', {
  title: { en: 'Closing an unused payment page', fr: 'Fermeture d’une page de paiement inutilisée' },
});
