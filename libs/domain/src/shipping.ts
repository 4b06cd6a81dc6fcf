import { DeliveryMethod } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';

export interface ShippingSettings {
  /** The fee for one shipped order. */
  readonly fee: Cents;
  /** Goods of this price or more after discount ship free; null: never. */
  readonly freeFrom: Cents | null;
}

/**
 * Returns the delivery fee in cents before tax. Pickups and orders without goods are free.
 *
 * @param goods the price of the goods after discount, in cents
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
