import { Injectable } from '@nestjs/common';
import type { Page, PaymentSummaryWire, ReceivedQuery } from '@dronesoccer/contracts';
import { parseCoordinates, parseRadius, toDollars } from '@dronesoccer/domain';
import { Database, readPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { isDay } from '../../../platform/http/index.js';
import { locationIdsWithin } from '../../../places/locations/index.js';
import { Payables } from '../payable.js';
import { type FoundPayment, paymentList } from './find-payments.queries.js';

/** Lists all payments for the dashboard, regardless of their subject. */
@Injectable()
export class FindPayments {
  constructor(
    private readonly database: Database,
    private readonly payables: Payables,
  ) {}

  /** @throws AppError PAY_008 if the coordinates or the radius are invalid, PAY_009 if the days are invalid */
  async list(query: ReceivedQuery<'payments.admin.list'>): Promise<Page<PaymentSummaryWire>> {
    assertDays(query);
    const filter = { ...query, locationIds: await this.locationsOf(query), subjects: this.payables.listed };
    return readPage(this.database, paymentList, filter, presentFound);
  }

  /** Returns undefined if no search area is given. */
  private async locationsOf({ lat, lng, radius }: ReceivedQuery<'payments.admin.list'>): Promise<string[] | undefined> {
    if (lat === undefined && lng === undefined && radius === undefined) return undefined;
    const center = parseCoordinates(lat, lng);
    const radiusKm = parseRadius(radius);
    if (center === null || radiusKm === null) throw new AppError('PAY_008');
    return locationIdsWithin(this.database, { center, radiusKm });
  }
}

/** @throws AppError PAY_009 */
function assertDays({ from, to }: ReceivedQuery<'payments.admin.list'>): void {
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
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
