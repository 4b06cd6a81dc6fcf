import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingEventKind, BookingStatus, CancelReason } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { type Attachment, Mail, type MailTemplate, StrangerMail } from '../../../platform/mail/index.js';
import { BookingLinks } from '../show/booking-links.js';
import { type BookingView, bookingView } from '../show/booking-view.queries.js';
import { type BookingMail, type BookingMailJob, mailAboutBooking } from '../bookings.jobs.js';
import { addEvent } from '../bookings.queries.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { qrPng } from '../documents/qr-code.js';
import { bookingCancelled } from './booking-cancelled.js';
import { bookingConfirmed } from './booking-confirmed.js';
import { type BookingEmail, ticketPicture } from './booking-letter.js';
import { bookingMoved } from './booking-moved.js';
import { bookingOffered } from './booking-offered.js';
import { bookingMovedByUs } from './booking-moved-by-us.js';
import { bookingReminder } from './booking-reminder.js';

const templates: Readonly<Record<BookingMail, MailTemplate<BookingEmail>>> = {
  confirmed: bookingConfirmed,
  cancelled: bookingCancelled,
  'seats-cancelled': bookingCancelled,
  'paid-too-late': bookingCancelled,
  reminder: bookingReminder,
  moved: bookingMoved,
  offered: bookingOffered,
  'moved-by-us': bookingMovedByUs,
};

/** The emails that show the ticket. */
const withTicket: ReadonlySet<BookingMail> = new Set(['confirmed', 'reminder', 'moved']);

/** The emails that a booker can trigger repeatedly with one booking. */
const repeatable: ReadonlySet<BookingMail> = new Set(['moved', 'cancelled', 'seats-cancelled']);

/** Sends emails to bookers. The signed link is created here, so that no queue ever stores it. */
@Injectable()
export class BookingMails implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: BookingLinks,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
    private readonly documents: BookingDocuments,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailAboutBooking, (job, { isRetry }) => this.send(job, isRetry));
  }

  private async send(job: BookingMailJob, isRetry: boolean): Promise<void> {
    const { bookingId, kind, refundCents = 0, forfeitCents = 0, seats = 0, byUs = false, actorId = null } = job;
    const booking = await bookingView(this.database, bookingId, { userId: null, hasLink: true }, null);
    if (booking === null || isOutdated(job, booking, this.clock.now())) return;
    const { email, locale, userId, totalCents } = booking;
    if (email === '') return;
    // Anyone may book free seats under any email address and change the booking repeatedly, so the resulting emails to
    // guests are capped. The confirmation, which has the ticket, and emails about the organisation's own actions are
    // always sent.
    const isOurs = byUs || actorId !== null || booking.cancelReason === CancelReason.ADMIN;
    const isTyped = repeatable.has(kind) && userId === null && totalCents === 0 && !isOurs;
    const typed = { purpose: 'free booking', to: email, from: null };
    if (isTyped && !isRetry && !(await this.strangers.admits(typed))) return;
    const link = kind === 'offered' ? this.links.pay(bookingId, locale) : this.links.booking(bookingId, locale);
    await this.mail.send({
      to: email,
      locale,
      template: templates[kind],
      data: { booking, kind, link, refundCents, forfeitCents, seats, byUs },
      attachments: await this.attached(booking, kind, link),
    });
    const at = this.clock.now();
    await addEvent(this.database, bookingId, BookingEventKind.MAIL_SENT, at, actorId, { mail: kind });
  }

  private async attached(booking: BookingView, kind: BookingMail, link: string): Promise<Attachment[]> {
    if (kind === 'paid-too-late' || booking.confirmedAt === null) return [];
    const calendar = { name: `${booking.number}.ics`, text: await this.documents.calendarText(booking) };
    const method = booking.status === BookingStatus.CANCELLED ? 'CANCEL' : 'PUBLISH';
    const file = { ...calendar, type: `text/calendar; method=${method}` };
    if (!withTicket.has(kind)) return [file];
    const name = `${booking.number}.png`;
    return [file, { name, type: 'image/png', bytes: await qrPng(link), contentId: ticketPicture }];
  }
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
