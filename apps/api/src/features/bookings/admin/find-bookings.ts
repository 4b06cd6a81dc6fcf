import { Injectable } from '@nestjs/common';
import type {
  AdminBookingFilter,
  AdminBookingSort,
  AdminBookingSummaryWire,
  Locale,
  Page,
} from '@dronesoccer/contracts';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Database, pageOf, type WantedPage } from '../../../platform/database/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { filterOf } from './booking-filter.js';
import { exportColumns } from './booking-export.js';
import { presentFound } from './bookings-admin.presenter.js';
import { bookingsToExport, findBookings, type FoundBooking } from './find-bookings.queries.js';

/** The dashboard's ways to look over bookings: a list and a file; a company administrator those of the company's arenas. */
@Injectable()
export class FindBookings {
  constructor(private readonly database: Database) {}

  list(
    { sort, page, pageSize, ...wanted }: AdminBookingFilter & WantedPage & { sort: AdminBookingSort },
    scope: CompanyScope,
    locale: Locale,
  ): Promise<Page<AdminBookingSummaryWire>> {
    const filter = filterOf(wanted, scope);
    const read = (slice: { limit: number; offset: number }) =>
      findBookings(this.database, filter, { sort, ...slice }, locale);
    return pageOf({ page, pageSize }, read, presentFound);
  }

  /** @throws AppError BOOK_001 when there is none */
  export(filter: AdminBookingFilter, scope: CompanyScope, locale: Locale): Promise<CsvFile> {
    const { text, params } = bookingsToExport(filterOf(filter, scope), locale);
    return CsvFile.of({
      name: locale === 'fr' ? 'reservations' : 'bookings',
      columns: exportColumns(locale),
      rows: this.database.openRows<FoundBooking>(text, params),
      whenEmpty: 'BOOK_001',
    });
  }
}
