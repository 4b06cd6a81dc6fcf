import { type ContactDetailsWire, type ContactType, contactLabels, detailLines } from '@dronesoccer/contracts';
import { action, emailLayout, type MailTemplate, quoted, rows, siteLink } from '../../../platform/mail/index.js';

export interface ContactNotice {
  id: string;
  number: string;
  type: ContactType;
  fullName: string;
  email: string;
  message: string;
  details: ContactDetailsWire;
}

const words = {
  en: {
    subject: (type: string, name: string, number: string) => `${type}: ${name} (${number})`,
    preview: 'Someone wrote through the contact form.',
    title: 'A new message',
    ...{ number: 'Number', type: 'About', name: 'Name', email: 'Email' },
    button: 'Answer in the dashboard',
  },
  fr: {
    subject: (type: string, name: string, number: string) => `${type} : ${name} (${number})`,
    preview: 'Quelqu’un a écrit au moyen du formulaire de contact.',
    title: 'Un nouveau message',
    ...{ number: 'Numéro', type: 'Objet', name: 'Nom', email: 'Courriel' },
    button: 'Répondre dans le tableau de bord',
  },
} as const;

export const contactNotice: MailTemplate<ContactNotice> = {
  name: 'contact-notice',
  reason: {
    en: 'You’re receiving this because you answer messages sent to the organization.',
    fr: 'Vous recevez ce message parce que cette adresse répond à ce que les gens écrivent à l’organisation.',
  },
  render({ id, number, type, fullName, email, message, details }, locale, origin) {
    const text = words[locale];
    const about = contactLabels.types[type][locale];
    const lines = detailLines(type, details).map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    }));
    return emailLayout({
      ...{ locale, origin, subject: text.subject(about, fullName, number), preview: text.preview, title: text.title },
      blocks: [
        rows([
          { label: text.number, value: number },
          { label: text.type, value: about },
          { label: text.name, value: fullName },
          { label: text.email, value: email },
          ...lines,
        ]),
        quoted(message),
        action(text.button, siteLink(origin, locale, `/dashboard/contacts/${id}`)),
      ],
    });
  },
};
