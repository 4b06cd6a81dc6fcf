import { defineEvent, defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

/**
 * Emails the link that confirms a subscription. The job carries only the id; the content is read when the email is
 * sent.
 */
export const mailConfirmation = defineJob<{ subscriptionId: string }>('newsletter.confirmation', {
  ...mailJob,
  title: { en: 'Newsletter confirmation', fr: 'Confirmation d’abonnement à l’infolettre' },
});

/** Emails the confirmation link to an imported address without proven consent. */
export const mailImported = defineJob<{ subscriptionId: string }>('newsletter.imported-confirmation', {
  ...mailJob,
  title: { en: 'Newsletter confirmation of an imported address', fr: 'Confirmation d’une adresse importée' },
});

/**
 * Reports that someone unsubscribed through the email that the address named. The handler must check that this email
 * was sent to the person.
 */
export const unsubscribedByEmail = defineEvent<{ letter: string; subscriptionId: string; at: string }>(
  'newsletter.unsubscribed-by-letter',
);
