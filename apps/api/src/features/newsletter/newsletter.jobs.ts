import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

/** The link that confirms a subscription. The job carries the id alone: what is said is read when it is sent. */
export const mailConfirmation = defineJob<{ subscriptionId: string }>('newsletter.confirmation', {
  ...mailJob,
  title: { en: 'Newsletter confirmation', fr: 'Confirmation d’abonnement à l’infolettre' },
});
