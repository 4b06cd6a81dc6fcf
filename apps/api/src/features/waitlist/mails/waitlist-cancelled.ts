import { SlotType } from '@dronesoccer/contracts';
import { action, aside, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { slotRows, type WaitlistLetter } from './waitlist-letter.js';

const words = {
  en: {
    subject: (arena: string) => `Cancelled: the time you were waiting for at ${arena}`,
    title: 'This time was cancelled',
    body: (seats: number) =>
      seats === 1
        ? 'We are sorry: we had to cancel the time for which you were waiting for a seat.'
        : `We are sorry: we had to cancel the time for which you were waiting for ${seats} seats.`,
    team: 'We are sorry: we had to cancel the tournament in which you were waiting for a place for your team.',
    done: 'You are no longer on its waitlist, and you owe nothing.',
    button: 'See other times',
  },
  fr: {
    subject: (arena: string) => `Annulée : la plage horaire que vous attendiez (${arena})`,
    title: 'Cette plage horaire a été annulée',
    body: (seats: number) =>
      seats === 1
        ? 'Nous sommes désolés : nous avons dû annuler la plage horaire pour laquelle vous attendiez une place.'
        : `Nous sommes désolés : nous avons dû annuler la plage horaire pour laquelle vous attendiez ${seats} places.`,
    team: 'Nous sommes désolés : nous avons dû annuler le tournoi pour lequel votre équipe attendait une place.',
    done: 'Vous n’êtes plus sur sa liste d’attente et vous ne devez rien.',
    button: 'Voir d’autres plages horaires',
  },
} as const;

/** That the slot someone waited for takes place no more; the link leads to the arena's other times. */
export const waitlistCancelled: MailTemplate<WaitlistLetter> = {
  name: 'waitlist-cancelled',
  render({ seats, slot, link }, locale, origin) {
    const text = words[locale];
    const body = slot.type === SlotType.TOURNAMENT ? text.team : text.body(seats);
    return letter({
      ...{ locale, origin, subject: text.subject(slot.arena.name), preview: body, title: text.title },
      blocks: [line(body), ...slotRows(slot, locale), aside(text.done), action(text.button, link)],
    });
  },
};
