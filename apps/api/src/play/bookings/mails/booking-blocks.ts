import { type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  action,
  aside,
  colon,
  defineEmails,
  highlight,
  type Language,
  type Part,
  picture,
  reference,
} from '../../../platform/mail/index.js';
import { onOneLine, timeAndPlace } from '../../slots/index.js';
import { squadProgress } from '../../squads/index.js';
import type { BookingMail } from '../bookings.jobs.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { bookingWords } from '../show/booking-words.js';

/** The facts that the emails about a booking show. */
export interface BookingFacts {
  booking: BookingView;
  kind: BookingMail;
  /** The booking's page, opened by its signed link. */
  link: string;
  /** The refunded and the forfeited amount, in cents. */
  refundCents: number;
  forfeitCents: number;
  /** The number of cancelled seats. */
  seats: number;
  /** The booking's page if someone of the booking has no valid waiver, or null. */
  waiverPage: string | null;
  /** The page on which the guests of a whole arena sign, or null. */
  guestsPage: string | null;
  /** True if the organisation cancelled the seats. */
  byUs: boolean;
  /** True if the email leaves on the day of the slot, by the arena's clock. */
  isToday: boolean;
}

/** Describes an email about a booking, which begins with the booking's number. */
export const bookingEmail = defineEmails<BookingFacts>({
  above: ({ booking }, { locale }) => highlight(bookingWords[locale].number, booking.number),
});

/** The content ID of the ticket's QR code, which is attached to the email. */
export const ticketPicture = 'ticket';

/** In pixels: large enough for a camera, small enough for a phone. */
const codeWidth = 220;

const words = {
  code: { en: 'Your code is', fr: 'Votre code est' },
  waiver: {
    en: 'Everyone who plays signs a waiver: sign before you come',
    fr: 'Toute personne qui joue signe une décharge : signez avant de venir',
  },
  guests: {
    en: 'Send your guests this link, so that each of them signs the waiver too',
    fr: 'Envoyez ce lien à vos invités, pour que chacun signe aussi la décharge',
  },
  view: { en: 'View my booking', fr: 'Voir ma réservation' },
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
  bring: { en: 'What to bring', fr: 'À apporter' },
  gettingThere: { en: 'Getting there', fr: 'Comment s’y rendre' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Shows the ticket's QR code, and the code in letters. */
export function ticket({ booking }: BookingFacts, { locale }: Language): Part {
  const code = `${words.code[locale]} ${booking.checkInCode}.`;
  return [picture(ticketPicture, code, codeWidth), aside(code)];
}

export const theSlot = ({ booking }: BookingFacts, language: Language): Part => timeAndPlace(booking, language);

export const theSquad = ({ booking }: BookingFacts, language: Language): Part => squadProgress(booking, language);

/** Returns the map link, and the arena's notes on directions and on what to bring, if it has any. */
export function arenaNotes({ booking: { slot, notes } }: BookingFacts, { locale }: Language): Part {
  const labelled = (label: LocalText, text: string): Part => {
    const plain = onOneLine(text);
    return plain !== '' && aside(`${label[locale]}${colon(locale)} ${plain}`);
  };
  return [
    reference(words.map[locale], mapUrl(slot.arena.place)),
    labelled(words.bring, notes.bring),
    labelled(words.gettingThere, notes.gettingThere),
  ];
}

/** Links to the waivers on the booking's page, or returns nothing if no waiver is missing. */
export const theWaivers = ({ waiverPage }: BookingFacts, { locale }: Language): Part =>
  waiverPage !== null && reference(words.waiver[locale], waiverPage);

/** Links to the page on which the guests of a whole arena sign, or returns nothing for another booking. */
export const theGuests = ({ guestsPage }: BookingFacts, { locale }: Language): Part =>
  guestsPage !== null && reference(words.guests[locale], guestsPage);

/** Links to the booking's page. */
export const viewBooking = ({ link }: BookingFacts, { locale }: Language): Part => action(words.view[locale], link);
