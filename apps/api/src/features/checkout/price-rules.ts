import { Injectable } from '@nestjs/common';
import type { PieceLimits, ShippingSettings } from '@dronesoccer/domain';
import { Database } from '../../platform/database/index.js';
import { ReadCache } from '../../platform/cache/index.js';
import { readSettings, settingsVersion } from '../settings/index.js';
import { readTaxTables, type TaxTables } from '../taxes/index.js';

/** What an order is priced by and limited to, apart from its products. */
export interface PriceRules {
  shipping: ShippingSettings;
  taxes: TaxTables;
  pieces: PieceLimits;
}

/** What is not saved as settings, such as a new tax rate, applies everywhere this long after it was written. */
const lifetimeMs = 5_000;

/**
 * The tax tables and the shop's settings, kept while they hold: the settings' version is asked for each time, so that what
 * was saved a moment ago, by whatever process, prices the very next quote.
 */
@Injectable()
export class PriceRulesReader {
  private readonly rules = new ReadCache<PriceRules>({ lifetimeMs, maxEntries: 1 });

  constructor(private readonly database: Database) {}

  /** Ask before a transaction opens: inside it, this would wait for a second connection while holding the first. */
  async current(): Promise<PriceRules> {
    const version = await settingsVersion(this.database);
    return this.rules.get(String(version), () => this.load());
  }

  private async load(): Promise<PriceRules> {
    const { shipping, orderLimits } = await readSettings(this.database);
    const taxes = await readTaxTables(this.database);
    return {
      shipping: { fee: shipping.feeCents, freeFrom: shipping.freeFromCents },
      taxes,
      pieces: { perProduct: orderLimits.maxPiecesPerProduct, perOrder: orderLimits.maxPiecesPerOrder },
    };
  }
}
