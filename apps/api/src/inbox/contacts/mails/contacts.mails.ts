import { contactLabels, detailLines } from '@dronesoccer/contracts';
import { action, aside, defineEmails, highlight, line, quotation, rows } from '../../../platform/mail/index.js';
import type { NewContact } from '../contacts.queries.js';

export type ContactNotice = Pick<NewContact, 'id' | 'number' | 'type' | 'email' | 'message' | 'details'> & {
  fullName: string;
};

/** The email to the people who answer messages to the organisation. */
export const contactNotice = defineEmails<ContactNotice>()('contact-notice', {
  reason: {
    en: 'You’re receiving this because you answer messages sent to the organization.',
    fr: 'Vous recevez ce message parce que vous répondez aux messages envoyés à l’organisation.',
  },
  en: ({ type, fullName, number }) => ({
    subject: `${contactLabels.types[type].en}: ${fullName} (${number})`,
    preview: 'Someone wrote through the contact form.',
    title: 'A new message',
    ...{ number: 'Number', type: 'About', name: 'Name', email: 'Email' },
    button: 'Answer in the dashboard',
  }),
  fr: ({ type, fullName, number }) => ({
    subject: `${contactLabels.types[type].fr} : ${fullName} (${number})`,
    preview: 'Quelqu’un a écrit au moyen du formulaire de contact.',
    title: 'Un nouveau message',
    ...{ number: 'Numéro', type: 'Objet', name: 'Nom', email: 'Courriel' },
    button: 'Répondre dans le tableau de bord',
  }),
  blocks: (text, { id, number, type, fullName, email, message, details }, { locale, page }) => [
    rows([
      { label: text.number, value: number },
      { label: text.type, value: contactLabels.types[type][locale] },
      { label: text.name, value: fullName },
      { label: text.email, value: email },
      ...detailLines(type, details).map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    ]),
    quotation(message),
    action(text.button, page(`/dashboard/contacts/${id}`)),
  ],
});

/** Announces that a report came in, without its content or number, because others may see this mailbox. */
export const safeSportNotice = defineEmails()('safe-sport-notice', {
  reason: {
    en: 'You’re receiving this because you read safe sport reports.',
    fr: 'Vous recevez ce message parce que vous lisez les signalements en sport sécuritaire.',
  },
  en: {
    subject: 'A safe sport report was received',
    body: 'Someone wrote to the people responsible for safe sport. You are one of the people who can read it.',
    private: 'This email says nothing about what was written or by whom. Every view of a report is recorded.',
    button: 'Open safe sport',
  },
  fr: {
    subject: 'Un signalement en sport sécuritaire a été reçu',
    body: 'Quelqu’un a écrit aux personnes responsables du sport sécuritaire. Vous êtes de celles qui peuvent le lire.',
    private:
      'Ce courriel ne dit rien de ce qui a été écrit ni de qui l’a écrit. Chaque consultation d’un signalement est consignée.',
    button: 'Ouvrir le sport sécuritaire',
  },
  blocks: (text, _facts, { page }) => [action(text.button, page('/dashboard/safe-sport')), aside(text.private)],
});

/** Describes an email to the sender of a contact. */
const senderEmail = {
  reason: {
    en: 'You’re receiving this because you wrote to us.',
    fr: 'Vous recevez ce message parce que vous nous avez écrit.',
  },
};

interface ContactReceived {
  number: string;
  /** The sender's name, or an empty string. */
  fullName: string;
  /** The sender's message, or null for a safe-sport report, which no email repeats. */
  message: string | null;
}

export const contactReceived = defineEmails<ContactReceived>(senderEmail)('contact-received', {
  en: ({ number, fullName, message }) => ({
    subject: `We received your message (${number})`,
    title: 'We received your message',
    hello: fullName === '' ? 'Hello,' : `Hello ${fullName},`,
    // The text about a report does not name the topic, because others may see this mailbox.
    body:
      message === null
        ? 'Thank you for writing to us. Only the people it is meant for will read your message. One of them will answer you at this address. For privacy, this email does not repeat it.'
        : 'Thank you for writing to us. A person will read your message and answer you, usually within two business days.',
    number: 'Number',
    yours: 'What you wrote:',
    again: 'To add something, write to us again with this number.',
  }),
  fr: ({ number, fullName, message }) => ({
    subject: `Nous avons reçu votre message (${number})`,
    title: 'Nous avons reçu votre message',
    hello: fullName === '' ? 'Bonjour,' : `Bonjour ${fullName},`,
    body:
      message === null
        ? 'Merci de nous avoir écrit. Seules les personnes à qui votre message est destiné le lisent. L’une d’elles vous répondra à cette adresse. Par discrétion, ce courriel ne répète pas votre message.'
        : 'Merci de nous avoir écrit. Une personne lira votre message et vous répondra, habituellement d’ici deux jours ouvrables.',
    number: 'Numéro',
    yours: 'Ce que vous avez écrit :',
    again: 'Pour ajouter quelque chose, écrivez-nous de nouveau en mentionnant ce numéro.',
  }),
  blocks: (text, { number, message }) => [
    highlight(text.number, number),
    message !== null && [line(text.yours), quotation(message)],
    aside(text.again),
  ],
});

interface ContactAnswer {
  number: string;
  /** The administrator's answer. Empty lines separate paragraphs. */
  answer: string;
  /** The message being answered, or null for a safe-sport report, which no email repeats. */
  message: string | null;
}

export const contactAnswer = defineEmails<ContactAnswer>(senderEmail)('contact-answer', {
  en: ({ number, answer }) => ({
    subject: `Our answer to your message (${number})`,
    title: 'Our answer to your message',
    preview: answer.slice(0, 140),
    yours: 'You wrote:',
    again: `To write to us again, mention the number ${number}.`,
  }),
  fr: ({ number, answer }) => ({
    subject: `Notre réponse à votre message (${number})`,
    title: 'Notre réponse à votre message',
    preview: answer.slice(0, 140),
    yours: 'Vous avez écrit :',
    again: `Pour nous écrire de nouveau, mentionnez le numéro ${number}.`,
  }),
  blocks: (text, { answer, message }) => [
    answer.split(/\n\s*\n/).map((paragraph) => line(paragraph)),
    message !== null && [line(text.yours), quotation(message)],
    aside(text.again),
  ],
});
