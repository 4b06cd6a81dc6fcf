import type { ItemRequest } from '../cart/wire.ts';
import type { DeliveryMethod } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';
import type { ErrorCode } from '../errors.ts';
import type { AmountsWire, AppliedCouponWire, OrderLineWire } from '../orders/wire.ts';
import type { AddressBody } from '../users/wire.ts';

/** Something that stands in the way of placing what was quoted; without a product it concerns the order or its coupon. */
export interface QuoteProblem {
  productId: string | null;
  code: ErrorCode;
  message: string;
}

export interface QuoteWire extends AmountsWire {
  /** Dollars of goods, after discount, from which this delivery is free; null: never, or it is free anyway. */
  freeShippingFrom: number | null;
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  problems: QuoteProblem[];
}

export interface QuoteBody {
  /** A guest's cart or what was bought now; absent means the signed-in person's own cart. */
  items?: ItemRequest[];
  /** A guest's. */
  email?: string;
  delivery: DeliveryMethod;
  /** The pickup's location; with shipping, whose stock may help out. */
  locationId?: string;
  /** Where to ship; a quote needs its province alone. */
  address?: AddressBody;
  couponCode?: string;
  locale?: Locale;
}

export interface PlaceOrderBody extends QuoteBody {
  /** Dollars the person agreed to; any other total is CHECKOUT_001. */
  expectedTotal: number;
}
