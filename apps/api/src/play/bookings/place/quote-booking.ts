import { Injectable } from '@nestjs/common';
import type { BookingQuoteWire } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import type { BookingRequest } from './booking-request.js';
import { canUseOtherSlot, otherSlots, quoteOf, readPricingInputs } from './make-quote.js';
import { presentQuote } from './quote.presenter.js';

/** Quotes the price of a booking without taking seats. */
@Injectable()
export class QuoteBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsReader,
  ) {}

  /** @throws AppError BOOK_021 */
  async quote(request: BookingRequest): Promise<BookingQuoteWire> {
    const [wanted, version] = await this.database.together((read) =>
      Promise.all([readPricingInputs(read, request), this.settings.version(read)]),
    );
    const { taxes } = await this.settings.ofVersion(version);
    const now = this.clock.now();
    const quote = quoteOf(wanted, request, { taxes, now });
    const others = canUseOtherSlot(quote.problem) ? await otherSlots(this.database, request.locale, quote, now) : [];
    return presentQuote(quote, others, request.locale);
  }
}
