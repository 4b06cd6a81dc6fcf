import type { ItemRequest } from '../cart/wire.ts';
import type { DeliveryMethod } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';
import type { ErrorCode } from '../errors.ts';
import type { AddressBody } from '../users/wire.ts';

/** Money in dollars, as everywhere on the wire. */
export interface OrderLineWire {
  productId: string;
  slug: string;
  name: string;
  imageUrl: string;
  unitPrice: number;
  quantity: number;
  lineTotal: number;
}

/** A line of an order that stands. */
export interface BoughtLineWire extends OrderLineWire {
  /** The line's share of the coupon. */
  discount: number;
  /** Pieces that may still be sent back, today. */
  returnable: number;
}

export interface TaxLineWire {
  /** `GST`, `PST`, `RST`, `QST` or `HST`. */
  name: string;
  /** Percent, such as 9.975. */
  rate: number;
  amount: number;
  /** The organisation's registration number for the tax, when it has one. */
  registration: string | null;
}

export interface AmountsWire {
  /** Sum of the lines before discount, shipping and tax. */
  subtotal: number;
  discount: number;
  shipping: number;
  taxes: TaxLineWire[];
  total: number;
  currency: 'CAD';
}

export interface AppliedCouponWire {
  code: string;
  discount: number;
}

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
