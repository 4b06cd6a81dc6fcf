import { Injectable } from '@nestjs/common';
import type { QuoteWire } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { readBasket } from '../cart/index.js';
import { SettingsReader } from '../../money/taxes/index.js';
import type { CheckoutRequest } from './checkout-request.js';
import { makeQuote } from './make-quote.js';
import { priceRulesOf } from './price-rules.js';
import { presentQuote } from './quote.presenter.js';

/** Computes the price of an order without reserving anything. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: SettingsReader,
  ) {}

  async quote(request: CheckoutRequest): Promise<QuoteWire> {
    const rules = priceRulesOf(await this.settings.current());
    const basket = await readBasket(this.database, request);
    const context = { rules, now: this.clock.now() };
    return presentQuote(await makeQuote(this.database, request, basket, context), request.locale);
  }
}
