import { action, aside, letter, line, type MailTemplate, rows } from '../../../platform/mail/index.js';
import { placeLine, whenOf } from '../../bookings/index.js';
import type { ArenaSlotRow } from '../../slots/index.js';

export interface WaitlistJoined {
  seats: number;
  slot: ArenaSlotRow;
  /** The entry's page, opened by its signed link. */
  link: string;
}

const words = {
  en: {
    subject: (arena: string) => `You are on the waitlist: ${arena}`,
    title: 'You are on the waitlist',
    body: (seats: number) =>
      seats === 1
        ? 'As soon as a seat is free for you, we hold it for one hour and email you.'
        : `As soon as ${seats} seats are free for you, we hold them for one hour and email you.`,
    ...{ day: 'Day', time: 'Time', where: 'Where' },
    until: 'Seats are offered until two hours before the start.',
    button: 'See your place, or leave the waitlist',
  },
  fr: {
    subject: (arena: string) => `Vous êtes sur la liste d’attente : ${arena}`,
    title: 'Vous êtes sur la liste d’attente',
    body: (seats: number) =>
      seats === 1
        ? 'Dès qu’une place se libère pour vous, nous la gardons pendant une heure et vous envoyons un courriel.'
        : `Dès que ${seats} places se libèrent pour vous, nous les gardons pendant une heure et vous envoyons un courriel.`,
    ...{ day: 'Jour', time: 'Heure', where: 'Où' },
    until: 'Des places sont proposées jusqu’à deux heures avant le début.',
    button: 'Voir mon rang ou quitter la liste',
  },
} as const;

export const waitlistJoined: MailTemplate<WaitlistJoined> = {
  name: 'waitlist-joined',
  render({ seats, slot, link }, locale, origin) {
    const text = words[locale];
    const { day, time } = whenOf(slot, locale);
    const body = text.body(seats);
    return letter({
      ...{ locale, origin, subject: text.subject(slot.arena.name), preview: body, title: text.title },
      blocks: [
        line(body),
        rows([
          { label: text.day, value: day },
          { label: text.time, value: time },
          { label: text.where, value: slot.arena.name },
        ]),
        aside(placeLine(slot)),
        aside(text.until),
        action(text.button, link),
      ],
    });
  },
};
