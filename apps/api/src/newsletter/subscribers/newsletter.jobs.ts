import { defineEvent, defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

/** The link that confirms a subscription. The job carries the id alone: what is said is read when it is sent. */
export const mailConfirmation = defineJob<{ subscriptionId: string }>('newsletter.confirmation', {
  ...mailJob,
  title: { en: 'Newsletter confirmation', fr: 'Confirmation d’abonnement à l’infolettre' },
});

/** The same for an address of an imported list, whose consent is not proved. */
export const mailImported = defineJob<{ subscriptionId: string }>('newsletter.imported-confirmation', {
  ...mailJob,
  title: { en: 'Newsletter confirmation of an imported address', fr: 'Confirmation d’une adresse importée' },
});

/** Someone unsubscribed by a campaign's letter, which the address named; whether it is a letter of theirs is for its owner to judge. */
export const unsubscribedByLetter = defineEvent<{ letter: string; subscriptionId: string; at: string }>(
  'newsletter.unsubscribed-by-letter',
);
