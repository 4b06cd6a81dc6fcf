import { defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';

// Both carry ids alone: what a safe-sport report says, and who wrote it, is in no queue and on no list of failed jobs.

/** What was received, to who wrote it. */
export const mailReceipt = defineJob<{ contactId: string }>('contacts.receipt', {
  ...mailJob,
  title: { en: 'Receipt of a contact', fr: 'Accusé de réception d’une demande' },
});

/** An administrator's answer, by mail or text message. */
export const sendAnswer = defineJob<{ messageId: string }>('contacts.answer', {
  ...mailJob,
  title: { en: 'Answer to a contact', fr: 'Réponse à une demande' },
});
