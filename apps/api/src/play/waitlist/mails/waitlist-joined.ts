import { SlotType } from '@dronesoccer/contracts';
import { action, aside, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';
import { slotRows, type WaitlistLetter } from './waitlist-letter.js';

const words = {
  en: {
    subject: (arena: string) => `You are on the waitlist: ${arena}`,
    title: 'You are on the waitlist',
    body: (seats: number) =>
      seats === 1
        ? 'As soon as a seat opens up for you, we’ll hold it and email you how long you have to pay.'
        : `As soon as ${seats} seats open up for you, we’ll hold them and email you how long you have to pay.`,
    team: 'As soon as a place opens up for your team, we’ll hold it and email you how long you have to pay.',
    until: 'Places are offered until two hours before the start.',
    button: 'See your place, or leave the waitlist',
  },
  fr: {
    subject: (arena: string) => `Vous êtes sur la liste d’attente : ${arena}`,
    title: 'Vous êtes sur la liste d’attente',
    body: (seats: number) =>
      seats === 1
        ? 'Dès qu’une place se libère pour vous, nous la gardons et vous indiquons par courriel jusqu’à quand la payer.'
        : `Dès que ${seats} places se libèrent pour vous, nous les gardons et vous indiquons par courriel jusqu’à quand les payer.`,
    team: 'Dès qu’une place se libère pour votre équipe, nous la gardons et vous indiquons par courriel jusqu’à quand la payer.',
    until: 'Des places sont proposées jusqu’à deux heures avant le début.',
    button: 'Voir mon rang ou quitter la liste',
  },
} as const;

/** Tells a person that they are on the waitlist. The signed link opens the entry's page. */
export const waitlistJoined: MailTemplate<WaitlistLetter> = {
  name: 'waitlist-joined',
  render({ seats, slot, link }, locale, origin) {
    const text = words[locale];
    const body = slot.type === SlotType.TOURNAMENT ? text.team : text.body(seats);
    return emailLayout({
      ...{ locale, origin, subject: text.subject(slot.arena.name), preview: body, title: text.title },
      blocks: [line(body), ...slotRows(slot, locale), aside(text.until), action(text.button, link)],
    });
  },
};
