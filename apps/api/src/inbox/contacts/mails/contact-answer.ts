import { aside, emailLayout, line, type MailTemplate, quoted } from '../../../platform/mail/index.js';

export interface ContactAnswer {
  number: string;
  /** The administrator's answer. Empty lines separate paragraphs. */
  answer: string;
  /** The message being answered, or null for a safe-sport report, which no email repeats. */
  message: string | null;
}

const words = {
  en: {
    subject: (number: string) => `Our answer to your message (${number})`,
    title: 'Our answer to your message',
    yours: 'You wrote:',
    again: (number: string) => `To write to us again, mention the number ${number}.`,
  },
  fr: {
    subject: (number: string) => `Notre réponse à votre message (${number})`,
    title: 'Notre réponse à votre message',
    yours: 'Vous avez écrit :',
    again: (number: string) => `Pour nous écrire de nouveau, mentionnez le numéro ${number}.`,
  },
} as const;

export const contactAnswer: MailTemplate<ContactAnswer> = {
  name: 'contact-answer',
  reason: {
    en: 'You’re receiving this because you wrote to us.',
    fr: 'Vous recevez ce message parce que vous nous avez écrit.',
  },
  render({ number, answer, message }, locale, origin) {
    const text = words[locale];
    const paragraphs = answer.split(/\n\s*\n/).map((paragraph) => line(paragraph));
    return emailLayout({
      ...{ locale, origin, subject: text.subject(number), preview: answer.slice(0, 140), title: text.title },
      blocks: [
        ...paragraphs,
        ...(message === null ? [] : [line(text.yours), quoted(message)]),
        aside(text.again(number)),
      ],
    });
  },
};
