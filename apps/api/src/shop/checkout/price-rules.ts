import type { PieceLimits, ShippingSettings } from '@dronesoccer/domain';
import type { CurrentSettings } from '../../money/taxes/index.js';
import type { TaxTables } from '../../money/taxes/index.js';

/** The rules that price and limit an order, apart from its products. */
export interface PriceRules {
  shipping: ShippingSettings;
  taxes: TaxTables;
  pieces: PieceLimits;
}

export function priceRulesOf({ settings: { shipping, orderLimits }, taxes }: CurrentSettings): PriceRules {
  return {
    shipping: { fee: shipping.feeCents, freeFrom: shipping.freeFromCents },
    taxes,
    pieces: { perProduct: orderLimits.maxPiecesPerProduct, perOrder: orderLimits.maxPiecesPerOrder },
  };
}
