import { DeliveryMethod } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';

export interface ShippingSettings {
  /** What one shipped order costs. */
  readonly fee: Cents;
  /** Goods worth this much or more, after discount, ship free; null: never. */
  readonly freeFrom: Cents | null;
}

/**
 * What the delivery costs, before tax. A pickup is free; so is an order without goods.
 *
 * @param goods cents of goods after discount
 */
export function shippingFee(
  settings: ShippingSettings,
  delivery: DeliveryMethod,
  goods: Cents,
  hasLines = true,
): Cents {
  if (delivery === DeliveryMethod.PICKUP || !hasLines) return 0;
  return settings.freeFrom !== null && goods >= settings.freeFrom ? 0 : settings.fee;
}
