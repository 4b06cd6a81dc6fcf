import { Injectable } from '@nestjs/common';
import { type AdminBookingPage, limits, type Locale, type ReceivedQuery } from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, pageOf, type Slice } from '../../../platform/database/index.js';
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

  async list(
    { sort, page, pageSize, ...wanted }: ReceivedQuery<'bookings.admin.list'>,
    scope: CompanyScope,
    locale: Locale,
  ): Promise<AdminBookingPage> {
    const filter = { ...wanted, scope, now: this.clock.now() };
    const depth = limits.listDepth;
    const read = async ({ limit: wantedRows, offset }: Slice) => {
      const limit = Math.max(0, Math.min(wantedRows, depth - offset));
      const [rows, total] = await Promise.all([
        limit === 0 ? [] : findBookings(this.database, filter, { sort, limit, offset }, locale),
        countBookings(this.database, filter),
      ]);
      return { rows, total };
    };
    const found = await pageOf({ page, pageSize }, read, presentFound);
    return { ...found, total: Math.min(found.total, depth), isMore: found.total > depth };
  }

  /** @throws AppError BOOK_001 if no booking matches */
  export(filter: ReceivedQuery<'bookings.admin.export'>, scope: CompanyScope, locale: Locale): Promise<CsvFile> {
    const { text, params } = bookingsToExport({ ...filter, scope, now: this.clock.now() }, locale);
    return CsvFile.of({ ...bookingExport, locale, rows: this.database.openRows<FoundBooking>(text, params) });
  }
}
