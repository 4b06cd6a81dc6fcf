import { msPerDay } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { IcsFile, type PdfFile } from '../../../platform/http/index.js';
import { SaleInvoices } from '../../../money/sales/index.js';
import { readSettings } from '../../../platform/settings/index.js';
import { BookingLinks } from '../show/booking-links.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { calendarBookings } from '../show/person-bookings.queries.js';
import { ReadBookings } from '../show/read-bookings.js';
import { calendarOf, feedOf } from './booking-calendar.js';
import { invoiceOf } from './booking-invoice.js';

/** The number of days that past bookings stay in a calendar feed. */
const feedDays = 90;

/** Creates the documents of a booking, in the booking's language rather than the reader's. */
@Injectable()
export class BookingDocuments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: BookingLinks,
    private readonly invoices: SaleInvoices,
    private readonly bookings: ReadBookings,
  ) {}

  /** @throws AppError BOOK_001 for a stranger's booking, BOOK_004 if the booking was never confirmed */
  async calendar(id: string, visitor: Visitor): Promise<IcsFile> {
    const booking = await this.bookings.view(id, visitor, null);
    if (booking.confirmedAt === null) throw new AppError('BOOK_004');
    return new IcsFile(`${booking.number}.ics`, await this.calendarText(booking));
  }

  /** @throws AppError as `calendar` */
  async invoice(id: string, visitor: Visitor): Promise<PdfFile> {
    return this.invoiceOf(await this.bookings.view(id, visitor, null));
  }

  /** @throws AppError BOOK_004 if the booking was never confirmed */
  async invoiceOf(booking: BookingView): Promise<PdfFile> {
    if (booking.confirmedAt === null) throw new AppError('BOOK_004');
    return this.invoices.draw(booking, invoiceOf(booking));
  }

  /** Returns the text of the calendar file, which the confirmation email also carries. */
  async calendarText(booking: BookingView): Promise<string> {
    const { organisation } = await readSettings(this.database);
    const { name, email } = organisation;
    return calendarOf(booking, { name, email }, this.links.booking(booking.id, booking.locale), this.clock.now());
  }

  /** Returns the calendar feed of a person's bookings, starting `feedDays` ago. */
  async feedText(userId: string, locale: Locale): Promise<string> {
    const { organisation } = await readSettings(this.database);
    const since = new Date(this.clock.now().getTime() - feedDays * msPerDay);
    const bookings = await calendarBookings(this.database, userId, since);
    const linked = bookings.map((row) => ({ ...row, link: this.links.ofAccount(row.id, row.locale) }));
    return feedOf(linked, { name: organisation.name, email: organisation.email }, locale);
  }
}
