import type { PieceLimits, ShippingZone } from '@dronesoccer/domain';
import type { CurrentSettings } from '../../money/taxes/index.js';
import type { TaxTables } from '../../money/taxes/index.js';

/** The rules that price and limit an order, apart from its products. */
export interface PriceRules {
  zones: readonly ShippingZone[];
  taxes: TaxTables;
  pieces: PieceLimits;
}

export function priceRulesOf({ settings: { shippingRates, orderLimits }, taxes }: CurrentSettings): PriceRules {
  return {
    zones: shippingRates.zones,
    taxes,
    pieces: { perProduct: orderLimits.maxPiecesPerProduct, perOrder: orderLimits.maxPiecesPerOrder },
  };
}
