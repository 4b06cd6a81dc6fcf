import { SlotType } from '@dronesoccer/contracts';
import { action, aside, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import { cancelReasonBlocks } from '../../slots/index.js';
import { slotRows, type WaitlistLetter } from './waitlist-letter.js';

const words = {
  en: {
    subject: (arena: string) => `Cancelled: the time you were waiting for at ${arena}`,
    title: 'This time was cancelled',
    body: (seats: number) =>
      seats === 1
        ? 'We are sorry: the time you were waiting for has been cancelled.'
        : `We are sorry: the time for which you wanted ${seats} seats has been cancelled.`,
    team: 'We are sorry: the tournament your team was waiting to enter has been cancelled.',
    done: 'You are no longer on its waitlist and have nothing to pay.',
    button: 'Book another time',
  },
  fr: {
    subject: (arena: string) => `Annulée : la plage horaire que vous attendiez (${arena})`,
    title: 'Cette plage horaire a été annulée',
    body: (seats: number) =>
      seats === 1
        ? 'Nous sommes désolés : la plage horaire pour laquelle vous attendiez une place a été annulée.'
        : `Nous sommes désolés : la plage horaire pour laquelle vous attendiez ${seats} places a été annulée.`,
    team: 'Nous sommes désolés : le tournoi pour lequel votre équipe attendait une place a été annulé.',
    done: 'Vous n’êtes plus sur sa liste d’attente et vous n’avez rien à payer.',
    button: 'Réserver une autre plage horaire',
  },
} as const;

/** Tells a person that the slot they waited for is cancelled. The link leads to the arena's other times. */
export const waitlistCancelled: MailTemplate<WaitlistLetter> = {
  name: 'waitlist-cancelled',
  render({ seats, slot, link }, locale, origin) {
    const text = words[locale];
    const body = slot.type === SlotType.TOURNAMENT ? text.team : text.body(seats);
    return emailLayout({
      ...{ locale, origin, subject: text.subject(slot.arena.name), preview: body, title: text.title },
      blocks: [
        line(body),
        ...cancelReasonBlocks(slot, locale),
        ...slotRows(slot, locale),
        aside(text.done),
        action(text.button, link),
      ],
    });
  },
};
