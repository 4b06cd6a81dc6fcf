import { Injectable } from '@nestjs/common';
import type { ShippingSettings, TaxRate, TaxRegistration } from '@dronesoccer/domain';
import { Database } from '../../platform/database/index.js';

/** What an order is priced by, apart from its products. */
export interface PriceRules {
  shipping: ShippingSettings;
  rates: readonly TaxRate[];
  registrations: readonly TaxRegistration[];
}

/** Rules change a few times a year; a change is in force everywhere this long after it was saved. */
const lifetimeMs = 5_000;

/** The tax tables and shipping settings of the database, kept for a moment. */
@Injectable()
export class PriceRulesReader {
  private known: { expires: number; rules: Promise<PriceRules> } | null = null;

  constructor(private readonly database: Database) {}

  /** Ask before a transaction opens: inside it, this would wait for a second connection while holding the first. */
  current(): Promise<PriceRules> {
    const now = performance.now();
    if (this.known !== null && this.known.expires > now) return this.known.rules;
    const entry = { expires: now + lifetimeMs, rules: this.load() };
    this.known = entry;
    entry.rules.catch(() => {
      // A failure is told to those who waited for it and then forgotten.
      if (this.known === entry) this.known = null;
    });
    return entry.rules;
  }

  private async load(): Promise<PriceRules> {
    const [row] = await this.database.query<{
      shipping: { feeCents: number; freeFromCents: number | null } | null;
      rates: TaxRate[] | null;
      registrations: TaxRegistration[] | null;
    }>(
      `SELECT (SELECT value FROM settings WHERE key = 'shipping') AS shipping,
         (SELECT json_agg(json_build_object('province', province, 'name', name, 'rate', rate, 'validFrom', valid_from,
                   'validTo', valid_to, 'source', source)) FROM tax_rates) AS rates,
         (SELECT json_agg(json_build_object('province', trim(province), 'name', name, 'number', number,
                   'isActive', is_active)) FROM tax_registrations) AS registrations`,
      [],
      'checkout_price_rules',
    );
    if (!row?.shipping) throw new Error('The shipping settings are missing: the reference data was not seeded');
    const { feeCents, freeFromCents } = row.shipping;
    return {
      shipping: { fee: feeCents, freeFrom: freeFromCents },
      rates: row.rates ?? [],
      registrations: row.registrations ?? [],
    };
  }
}
