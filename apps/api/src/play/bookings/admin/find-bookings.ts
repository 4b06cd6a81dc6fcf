import { Injectable } from '@nestjs/common';
import { type AdminBookingPage, limits, type Locale, type ReceivedQuery } from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, limitedPageOf } from '../../../platform/database/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { presentFound } from './bookings-admin.presenter.js';
import { bookingsToExport, countBookings, findBookings, type FoundBooking } from './find-bookings.queries.js';
import { bookingExport } from './booking-export.js';

/**
 * Lists and exports bookings for the dashboard. Company administrators see only the bookings of their company's arenas.
 */
@Injectable()
export class FindBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(
    { sort, page, pageSize, ...chosen }: ReceivedQuery<'bookings.admin.list'>,
    scope: CompanyScope,
    locale: Locale,
  ): Promise<AdminBookingPage> {
    const filter = { ...chosen, scope, now: this.clock.now() };
    return limitedPageOf(
      { page, pageSize },
      {
        depth: limits.listDepth,
        find: (slice) => findBookings(this.database, filter, { sort, ...slice }, locale),
        count: () => countBookings(this.database, filter),
      },
      presentFound,
    );
  }

  /** @throws AppError BOOK_001 if no booking matches */
  export(filter: ReceivedQuery<'bookings.admin.export'>, scope: CompanyScope, locale: Locale): Promise<CsvFile> {
    const { text, params } = bookingsToExport({ ...filter, scope, now: this.clock.now() }, locale);
    return CsvFile.of({ ...bookingExport, locale, rows: this.database.openRows<FoundBooking>(text, params) });
  }
}
