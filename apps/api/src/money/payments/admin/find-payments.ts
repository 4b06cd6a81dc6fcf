import { Injectable } from '@nestjs/common';
import type { Locale, Page, PaymentSummaryWire, ReceivedQuery } from '@dronesoccer/contracts';
import { parseCoordinates, parseRadius, toDollars } from '@dronesoccer/domain';
import { Database, openList, readPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { CsvFile, isDay } from '../../../platform/http/index.js';
import { locationIdsWithin } from '../../../places/locations/index.js';
import { Payables } from '../payable.js';
import { type FoundPayment, paymentList } from './find-payments.queries.js';
import { paymentExport } from './payment-export.js';

type PaymentFilter = ReceivedQuery<'payments.admin.export'>;

/** Lists all payments for the dashboard, or exports them, regardless of their subject. */
@Injectable()
export class FindPayments {
  constructor(
    private readonly database: Database,
    private readonly payables: Payables,
  ) {}

  /** @throws AppError PAY_008 if the coordinates or the radius are invalid, PAY_009 if the days are invalid */
  async list(query: ReceivedQuery<'payments.admin.list'>, locale: Locale): Promise<Page<PaymentSummaryWire>> {
    const { page, pageSize, ...filter } = query;
    const conditions = await this.conditionsOf(filter, locale);
    return readPage(this.database, paymentList, { ...conditions, page, pageSize }, presentFound);
  }

  /** @throws AppError PAY_008 and PAY_009 as for the list, PAY_011 if no payment matches */
  async export(filter: PaymentFilter, locale: Locale): Promise<CsvFile> {
    const conditions = await this.conditionsOf(filter, locale);
    return CsvFile.of({ ...paymentExport, locale, rows: openList(this.database, paymentList, conditions) });
  }

  private async conditionsOf(filter: PaymentFilter, language: Locale) {
    assertDays(filter);
    const { lat: _lat, lng: _lng, radius: _radius, ...others } = filter;
    return { ...others, locationIds: await this.locationsOf(filter), subjects: this.payables.listed, language };
  }

  /** Returns undefined if no search area is given. */
  private async locationsOf({ lat, lng, radius }: PaymentFilter): Promise<string[] | undefined> {
    if (lat === undefined && lng === undefined && radius === undefined) return undefined;
    const center = parseCoordinates(lat, lng);
    const radiusKm = parseRadius(radius);
    if (center === null || radiusKm === null) throw new AppError('PAY_008');
    return locationIdsWithin(this.database, { center, radiusKm });
  }
}

/** @throws AppError PAY_009 */
function assertDays({ from, to }: PaymentFilter): void {
  const isFault = [from, to].some((day) => day !== undefined && !isDay(day));
  if (isFault || (from !== undefined && to !== undefined && from > to)) throw new AppError('PAY_009');
}

const presentFound = (row: FoundPayment): PaymentSummaryWire => ({
  id: row.id,
  status: row.status,
  amount: toDollars(row.amountCents),
  refunded: toDollars(row.refundedCents),
  provider: row.provider,
  method: row.method,
  subject: row.subject,
  name: row.name,
  email: row.email,
  locationId: row.locationId,
  locationName: row.locationName,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
