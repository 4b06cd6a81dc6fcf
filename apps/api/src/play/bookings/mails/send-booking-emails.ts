import { BookingEventKind, BookingStatus, CancelReason } from '@dronesoccer/contracts';
import { dayAt } from '@dronesoccer/domain/calendar';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { qrPng } from '../../../platform/documents/index.js';
import { type Attachment, emailJob, type EmailOfJob, type MailTemplate } from '../../../platform/mail/index.js';
import { BookingLinks } from '../show/booking-links.js';
import { GroupGuests } from '../show/group-guests.js';
import { UnsignedPeople } from '../show/unsigned-people.js';
import { type BookingView, bookingView } from '../show/booking-view.queries.js';
import { type BookingMail, type BookingMailJob, mailAboutBooking } from '../bookings.jobs.js';
import { addEvent } from '../bookings.queries.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { type BookingFacts, ticketPicture } from './booking-blocks.js';
import { bookingEmails } from './bookings.mails.js';
import { bookingCancelled } from './cancellations.mails.js';

const templates: Readonly<Record<BookingMail, MailTemplate<BookingFacts>>> = {
  ...bookingEmails,
  cancelled: bookingCancelled,
  'seats-cancelled': bookingCancelled,
  'paid-too-late': bookingCancelled,
  'paid-in-vain': bookingCancelled,
};

/** The emails that show the ticket. */
const withTicket: ReadonlySet<BookingMail> = new Set(['confirmed', 'reminder', 'moved']);

/** The emails about a payment that is refunded, which change nothing in a calendar. */
const aboutPayment: ReadonlySet<BookingMail> = new Set(['paid-too-late', 'paid-in-vain']);

/** The emails that a booker can trigger repeatedly with one booking. */
const repeatable: ReadonlySet<BookingMail> = new Set(['moved', 'cancelled', 'seats-cancelled']);

/** Reads the data of an email to a booker. */
export const bookingEmailJob = emailJob(
  mailAboutBooking,
  {
    ...{ clock: Clock, database: Database, links: BookingLinks, documents: BookingDocuments },
    ...{ guests: GroupGuests, unsigned: UnsignedPeople },
  },
  async (job, { clock, database, links, documents, guests, unsigned }): Promise<EmailOfJob<BookingFacts> | null> => {
    const { bookingId, kind, refundCents = 0, forfeitCents = 0, seats = 0, byUs = false, actorId = null } = job;
    const booking = await bookingView(database, bookingId, { userId: null, hasLink: true }, null);
    const now = clock.now();
    if (booking === null || isOutdated(job, booking, now)) return null;
    const { email: to, locale, userId, totalCents, slot } = booking;
    if (to === '') return null;
    // Anyone may book free seats under any email address and change the booking repeatedly, so the resulting emails to
    // guests are capped. The confirmation, which has the ticket, and emails about the organisation's own actions are
    // always sent.
    const isOurs = byUs || actorId !== null || booking.cancelReason === CancelReason.ADMIN;
    const isTyped = repeatable.has(kind) && userId === null && totalCents === 0 && !isOurs;
    const link = kind === 'offered' ? links.pay(bookingId, locale) : links.booking(bookingId, locale);
    const isUnsigned = (await unsigned.of(database, [bookingId], now))(bookingId).length > 0;
    const waiverPage = isUnsigned ? links.booking(bookingId, locale) : null;
    const guestsPage = (await guests.of(database, [bookingId], now))(bookingId)?.url ?? null;
    const isToday = dayAt(slot.timeZone, now) === slot.localStart.slice(0, 10);
    const data = { booking, kind, link, refundCents, forfeitCents, seats, byUs, waiverPage, guestsPage, isToday };
    return {
      ...{ to, locale, template: templates[kind], data },
      typedAddress: isTyped ? { purpose: 'free booking', to, from: null } : null,
      attach: () => attachmentsOf(data, documents),
      whenSent: () => addEvent(database, bookingId, BookingEventKind.MAIL_SENT, clock.now(), actorId, { mail: kind }),
    };
  },
);

async function attachmentsOf(
  { booking, kind, link }: BookingFacts,
  documents: BookingDocuments,
): Promise<Attachment[]> {
  if (aboutPayment.has(kind) || booking.confirmedAt === null) return [];
  const calendar = { name: `${booking.number}.ics`, text: await documents.calendarText(booking) };
  const method = booking.status === BookingStatus.CANCELLED ? 'CANCEL' : 'PUBLISH';
  const file = { ...calendar, type: `text/calendar; method=${method}` };
  if (!withTicket.has(kind)) return [file];
  const name = `${booking.number}.png`;
  return [file, { name, type: 'image/png', bytes: await qrPng(link), contentId: ticketPicture }];
}

/**
 * Returns true for the confirmation of a cancelled booking, an offer that has ended, and a reminder or a move notice
 * for a start that is no longer the booking's.
 */
function isOutdated({ kind, startsAt }: BookingMailJob, { status, slot }: BookingView, now: Date): boolean {
  const start = new Date(slot.startsAt);
  if (kind === 'offered') return status !== BookingStatus.PENDING;
  if (kind === 'moved-by-us') return status === BookingStatus.CANCELLED || start.toISOString() !== startsAt;
  if (!withTicket.has(kind)) return false;
  if (status !== BookingStatus.CONFIRMED) return true;
  return kind === 'reminder' && (start.toISOString() !== startsAt || start <= now);
}
