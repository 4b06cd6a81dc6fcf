import { type Locale, type LocalText, mapUrl } from '@dronesoccer/contracts';
import {
  aside,
  type Block,
  colon,
  highlight,
  emailLayout,
  line,
  type MailTemplate,
  reference,
} from '../../../platform/mail/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import type { BookingMailJob } from '../bookings.jobs.js';
import { onOneLine } from '../../slots/index.js';
import { bookingWords } from '../show/booking-words.js';

/** The data for every email about a booking. */
export interface BookingEmail {
  booking: BookingView;
  kind: BookingMailJob['kind'];
  /** The booking's page, opened by its signed link. */
  link: string;
  /** The refunded and the forfeited amount, in cents. */
  refundCents: number;
  forfeitCents: number;
  /** The number of cancelled seats. */
  seats: number;
  /** True if the organisation cancelled the seats. */
  byUs: boolean;
}

/** The content ID of the ticket's QR code, which is attached to the email. */
export const ticketPicture = 'ticket';

const words = {
  map: { en: 'Map and directions', fr: 'Carte et itinéraire' },
  bring: { en: 'What to bring', fr: 'À apporter' },
  gettingThere: { en: 'Getting there', fr: 'Comment s’y rendre' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** The text of an email. */
interface EmailContent {
  subject: (number: string) => string;
  title: string;
  /** The first sentence, which is also the preview text. */
  body: string;
  /** The remaining blocks, including the link to the next step. */
  rest: readonly Block[];
}

/** Builds an email about a booking: its number, the news and the details. */
export function bookingMail(
  name: string,
  write: (data: BookingEmail, locale: Locale, origin: string) => EmailContent,
): MailTemplate<BookingEmail> {
  return {
    name,
    render(data, locale, origin) {
      const { number } = data.booking;
      const { subject, title, body, rest } = write(data, locale, origin);
      const blocks = [highlight(bookingWords[locale].number, number), line(body), ...rest];
      return emailLayout({ locale, origin, subject: subject(number), preview: body, title, blocks });
    },
  };
}

/** Returns the map link, and the arena's notes on directions and on what to bring, if it has any. */
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
