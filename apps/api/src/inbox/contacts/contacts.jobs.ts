import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

// Both jobs carry only IDs, so that neither the content nor the sender of a safe-sport report appears in a queue or in
// the list of failed jobs.

/** The receipt for the sender of a contact. */
export const mailReceipt = defineJob<{ contactId: string }>('contacts.receipt', {
  ...mailJob,
  title: { en: 'Receipt of a contact', fr: 'Accusé de réception d’une demande' },
});

/** An administrator's answer, sent by email or text message. */
export const sendAnswer = defineJob<{ messageId: string }>('contacts.answer', {
  ...mailJob,
  title: { en: 'Answer to a contact', fr: 'Réponse à une demande' },
});
