import { aside, highlight, emailLayout, line, type MailTemplate, quoted } from '../../../platform/mail/index.js';

interface ContactReceived {
  number: string;
  /** The sender's name, or an empty string. */
  fullName: string;
  /** The sender's message, or null for a safe-sport report, which no email repeats. */
  message: string | null;
}

const words = {
  en: {
    subject: (number: string) => `We received your message (${number})`,
    title: 'We received your message',
    hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
    body: 'Thank you for writing to us. A person will read your message and answer you, usually within two business days.',
    // This text does not name the topic, because others may see this mailbox.
    report:
      'Thank you for writing to us. Only the people it is meant for will read your message. One of them will answer you at this address. For privacy, this email does not repeat it.',
    number: 'Number',
    yours: 'What you wrote:',
    again: 'To add something, write to us again with this number.',
  },
  fr: {
    subject: (number: string) => `Nous avons reçu votre message (${number})`,
    title: 'Nous avons reçu votre message',
    hello: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    body: 'Merci de nous avoir écrit. Une personne lira votre message et vous répondra, habituellement d’ici deux jours ouvrables.',
    report:
      'Merci de nous avoir écrit. Seules les personnes à qui votre message est destiné le lisent. L’une d’elles vous répondra à cette adresse. Par discrétion, ce courriel ne répète pas votre message.',
    number: 'Numéro',
    yours: 'Ce que vous avez écrit :',
    again: 'Pour ajouter quelque chose, écrivez-nous de nouveau en mentionnant ce numéro.',
  },
} as const;

export const contactReceived: MailTemplate<ContactReceived> = {
  name: 'contact-received',
  reason: {
    en: 'You’re receiving this because you wrote to us.',
    fr: 'Vous recevez ce message parce que vous nous avez écrit.',
  },
  render({ number, fullName, message }, locale, origin) {
    const text = words[locale];
    const body = message === null ? text.report : text.body;
    return emailLayout({
      ...{ locale, origin, subject: text.subject(number), preview: body, title: text.title },
      blocks: [
        line(text.hello(fullName)),
        line(body),
        highlight(text.number, number),
        ...(message === null ? [] : [line(text.yours), quoted(message)]),
        aside(text.again),
      ],
    });
  },
};
