import { type Locale, type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  aside,
  type Block,
  colon,
  highlight,
  letter,
  line,
  type MailTemplate,
  reference,
} from '../../../platform/mail/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import type { BookingMailJob } from '../bookings.jobs.js';
import { onOneLine } from '../../slots/index.js';
import { bookingWords } from '../show/booking-words.js';

/** What every letter about a booking is written from. */
export interface BookingLetter {
  booking: BookingView;
  kind: BookingMailJob['kind'];
  /** The booking's page, opened by its signed link. */
  link: string;
  /** What is refunded, and what is kept; cents. */
  refundCents: number;
  forfeitCents: number;
  /** How many seats were given back. */
  seats: number;
  /** The organisation gave them back. */
  byUs: boolean;
}

/** By which name a letter shows the ticket's code, which is attached to it. */
export const ticketPicture = 'ticket';

const words = {
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
  bring: { en: 'What to bring', fr: 'À apporter' },
  gettingThere: { en: 'Getting there', fr: 'Comment s’y rendre' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** What one of them says. */
interface Said {
  subject: (number: string) => string;
  title: string;
  /** Its first sentence, also shown before it is opened. */
  body: string;
  /** What follows, the way on with it. */
  rest: readonly Block[];
}

/** A letter about a booking: its number, what has happened, and what belongs to that. */
export function bookingMail(
  name: string,
  write: (data: BookingLetter, locale: Locale, origin: string) => Said,
): MailTemplate<BookingLetter> {
  return {
    name,
    render(data, locale, origin) {
      const { number } = data.booking;
      const { subject, title, body, rest } = write(data, locale, origin);
      const blocks = [highlight(bookingWords[locale].number, number), line(body), ...rest];
      return letter({ locale, origin, subject: subject(number), preview: body, title, blocks });
    },
  };
}

/** The way there and what to bring, where the arena says so. */
export function arenaNotes({ slot, notes }: BookingView, locale: Locale): Block[] {
  const said = (label: LocalText, text: string): Block[] => {
    const plain = onOneLine(text);
    return plain === '' ? [] : [aside(`${label[locale]}${colon(locale)} ${plain}`)];
  };
  return [
    reference(words.map[locale], mapUrl(slot.arena.place)),
    ...said(words.bring, notes.bring),
    ...said(words.gettingThere, notes.gettingThere),
  ];
}
