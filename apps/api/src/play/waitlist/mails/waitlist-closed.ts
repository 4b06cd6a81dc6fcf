import { action, aside, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import { slotRows, type WaitlistLetter } from './waitlist-letter.js';

const words = {
  en: {
    subject: (arena: string) => `${arena} takes no more bookings: your waitlist is closed`,
    title: 'This waitlist is closed',
    body: (arena: string) =>
      `We are sorry: ${arena} takes no more bookings for now, so no place will be offered for the time you were waiting for.`,
    done: 'You are no longer on its waitlist and have nothing to pay.',
    button: 'See other arenas',
  },
  fr: {
    subject: (arena: string) => `${arena} ne prend plus de réservations : votre liste d’attente est fermée`,
    title: 'Cette liste d’attente est fermée',
    body: (arena: string) =>
      `Nous sommes désolés : ${arena} ne prend plus de réservations pour l’instant. Aucune place ne sera donc offerte pour la plage horaire que vous attendiez.`,
    done: 'Vous n’êtes plus sur sa liste d’attente et vous n’avez rien à payer.',
    button: 'Voir les autres arénas',
  },
} as const;

/** Tells a person that the slot's arena takes no more bookings. The link leads to the other arenas. */
export const waitlistClosed: MailTemplate<WaitlistLetter> = {
  name: 'waitlist-closed',
  render({ slot, link }, locale, origin) {
    const text = words[locale];
    const { name } = slot.arena;
    const body = text.body(name);
    return emailLayout({
      ...{ locale, origin, subject: text.subject(name), preview: body, title: text.title },
      blocks: [line(body), ...slotRows(slot, locale), aside(text.done), action(text.button, link)],
    });
  },
};
