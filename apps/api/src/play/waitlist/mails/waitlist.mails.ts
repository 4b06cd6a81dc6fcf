import { type Locale, type LocalText, SlotType, WaitlistState } from '@dronesoccer/contracts';
import { Database } from '../../../platform/database/index.js';
import { action, aside, defineEmails, emailJob, type Language, type Part, rows } from '../../../platform/mail/index.js';
import { type ArenaSlotRow, cancelReason, type SlotMoved, timeAndPlace, wallText } from '../../slots/index.js';
import { mailWaiting } from '../waitlist.jobs.js';
import { WaitlistLinks } from '../waitlist-links.js';
import { entryView } from '../waitlist.queries.js';

/** The facts that the emails about a waitlist show. */
export interface WaitlistFacts {
  seats: number;
  slot: ArenaSlotRow;
  /** The link to the next step, in the reader's language. */
  link: string;
  /** The slot's times before a move. */
  from?: SlotMoved['from'];
}

const waitlistEmail = defineEmails<WaitlistFacts>();

const nothingLeft: LocalText = {
  en: 'You are no longer on its waitlist and have nothing to pay.',
  fr: 'Vous n’êtes plus sur sa liste d’attente et vous n’avez rien à payer.',
};

const noLongerWaiting = (_facts: WaitlistFacts, { locale }: Language): Part => aside(nothingLeft[locale]);

const isForTeam = ({ slot }: WaitlistFacts): boolean => slot.type === SlotType.TOURNAMENT;

/** Tells a person that they are on the waitlist. The signed link opens the entry's page. */
export const waitlistJoined = waitlistEmail('waitlist-joined', {
  en: (facts) => ({
    subject: `You are on the waitlist: ${facts.slot.arena.name}`,
    title: 'You are on the waitlist',
    body: isForTeam(facts)
      ? 'As soon as a place opens up for your team, we’ll hold it and email you how long you have to pay.'
      : facts.seats === 1
        ? 'As soon as a seat opens up for you, we’ll hold it and email you how long you have to pay.'
        : `As soon as ${facts.seats} seats open up for you, we’ll hold them and email you how long you have to pay.`,
    until: 'Places are offered until two hours before the start.',
    button: 'See your place, or leave the waitlist',
  }),
  fr: (facts) => ({
    subject: `Vous êtes sur la liste d’attente : ${facts.slot.arena.name}`,
    title: 'Vous êtes sur la liste d’attente',
    body: isForTeam(facts)
      ? 'Dès qu’une place se libère pour votre équipe, nous la gardons et vous indiquons par courriel jusqu’à quand la payer.'
      : facts.seats === 1
        ? 'Dès qu’une place se libère pour vous, nous la gardons et vous indiquons par courriel jusqu’à quand la payer.'
        : `Dès que ${facts.seats} places se libèrent pour vous, nous les gardons et vous indiquons par courriel jusqu’à quand les payer.`,
    until: 'Des places sont proposées jusqu’à deux heures avant le début.',
    button: 'Voir mon rang ou quitter la liste',
  }),
  blocks: ({ until, button }, { link }) => [timeAndPlace, aside(until), action(button, link)],
});

/** Tells a person that the slot they wait for has another time or arena. The signed link opens the entry's page. */
export const waitlistMoved = waitlistEmail('waitlist-moved', {
  en: (facts) => ({
    subject: `Moved: the time you are waiting for at ${facts.slot.arena.name}`,
    title: 'The time you are waiting for has moved',
    body: isForTeam(facts)
      ? 'We had to move the tournament that your team is waiting to enter. You keep your place in line.'
      : 'We had to move the time that you are waiting for. You keep your place in line.',
    before: 'Before',
    leave: 'If it still suits you, there is nothing to do. If not, you can leave the waitlist.',
    button: 'See your place, or leave the waitlist',
  }),
  fr: (facts) => ({
    subject: `Déplacée : la plage horaire que vous attendez (${facts.slot.arena.name})`,
    title: 'La plage horaire que vous attendez a été déplacée',
    body: isForTeam(facts)
      ? 'Nous avons dû déplacer le tournoi pour lequel votre équipe attend une place. Vous gardez votre rang.'
      : 'Nous avons dû déplacer la plage horaire pour laquelle vous attendez une place. Vous gardez votre rang.',
    before: 'Avant',
    leave: 'Si vous pouvez toujours venir, vous n’avez rien à faire. Sinon, vous pouvez quitter la liste d’attente.',
    button: 'Voir mon rang ou quitter la liste',
  }),
  blocks: ({ before, leave, button }, { slot, from, link }, language) => [
    timeAndPlace({ slot }, language),
    from !== undefined && rows([{ label: before, value: formerTime(from, language.locale) }]),
    aside(leave),
    action(button, link),
  ],
});

const formerTime = ({ timeZone, localStart, localEnd }: SlotMoved['from'], locale: Locale): string =>
  wallText(timeZone, [localStart, localEnd], locale);

/** Tells a person that the slot they waited for is cancelled. The link leads to the arena's other times. */
export const waitlistCancelled = waitlistEmail('waitlist-cancelled', {
  en: (facts) => ({
    subject: `Cancelled: the time you were waiting for at ${facts.slot.arena.name}`,
    title: 'This time was cancelled',
    body: isForTeam(facts)
      ? 'We are sorry: the tournament your team was waiting to enter has been cancelled.'
      : facts.seats === 1
        ? 'We are sorry: the time you were waiting for has been cancelled.'
        : `We are sorry: the time for which you wanted ${facts.seats} seats has been cancelled.`,
    button: 'Book another time',
  }),
  fr: (facts) => ({
    subject: `Annulée : la plage horaire que vous attendiez (${facts.slot.arena.name})`,
    title: 'Cette plage horaire a été annulée',
    body: isForTeam(facts)
      ? 'Nous sommes désolés : le tournoi pour lequel votre équipe attendait une place a été annulé.'
      : facts.seats === 1
        ? 'Nous sommes désolés : la plage horaire pour laquelle vous attendiez une place a été annulée.'
        : `Nous sommes désolés : la plage horaire pour laquelle vous attendiez ${facts.seats} places a été annulée.`,
    button: 'Réserver une autre plage horaire',
  }),
  blocks: ({ button }, { link }) => [cancelReason, timeAndPlace, noLongerWaiting, action(button, link)],
});

/** Tells a person that the slot's arena takes no more bookings. The link leads to the other arenas. */
export const waitlistClosed = waitlistEmail('waitlist-closed', {
  en: ({ slot: { arena } }) => ({
    subject: `${arena.name} has stopped taking bookings: your waitlist is closed`,
    title: 'This waitlist is closed',
    body: `We are sorry: ${arena.name} is not taking bookings for now, so no place will be offered for the time you wanted.`,
    button: 'See other arenas',
  }),
  fr: ({ slot: { arena } }) => ({
    subject: `${arena.name} ne prend plus de réservations : votre liste d’attente est fermée`,
    title: 'Cette liste d’attente est fermée',
    body: `Nous sommes désolés : ${arena.name} ne prend plus de réservations pour l’instant. Aucune place ne sera donc offerte pour la plage horaire que vous attendiez.`,
    button: 'Voir les autres arénas',
  }),
  blocks: ({ button }, { link }) => [timeAndPlace, noLongerWaiting, action(button, link)],
});

/** Confirms a waitlist entry or tells about a move by email. The offer itself is an email about its booking. */
export const waitlistEmailJob = emailJob(
  mailWaiting,
  { database: Database, links: WaitlistLinks },
  async ({ entryId, moved }, { database, links }) => {
    const entry = await entryView(database, entryId, { userId: null, hasLink: true }, null);
    if (entry?.state !== WaitlistState.WAITING) return null;
    const { email: to, locale, seats, slot } = entry;
    const facts = { seats, slot, link: links.page(entryId, locale) };
    if (moved === undefined) return { to, locale, template: waitlistJoined, data: facts };
    return { to, locale, template: waitlistMoved, data: { ...facts, from: moved.from } };
  },
);
