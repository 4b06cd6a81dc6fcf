import type { CancelReason, CouponKind, DeliveryMethod, OrderEventKind, OrderStatus, PaymentStatus } from '../enums.ts';
import type { ErrorCode } from '../errors.ts';
import type { Locale } from '../locales.ts';
import type { AddressBody, PostalAddressWire } from './address.ts';
import type { ItemRequest } from './cart.ts';
import type { LocationWire } from './location.ts';

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
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  problems: QuoteProblem[];
}

export interface OrderEventWire {
  kind: OrderEventKind;
  at: string;
  text?: string;
}

export interface OrderWire extends AmountsWire {
  id: string;
  /** What people call it by: `DS-2026-000123`. */
  number: string;
  status: OrderStatus;
  delivery: DeliveryMethod;
  email: string;
  lines: OrderLineWire[];
  coupon: AppliedCouponWire | null;
  /** Where it is shipped to; null for a pickup. */
  address: PostalAddressWire | null;
  /** Where it is picked up; null when it is shipped. */
  pickupLocation: LocationWire | null;
  createdAt: string;
  /** Until when a Pending order waits for its payment. */
  expiresAt: string | null;
  paidAt: string | null;
  shippedAt: string | null;
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  payment: { id: string; status: PaymentStatus } | null;
  timeline: OrderEventWire[];
  /** Opens the order without an account; given once, to the guest who placed it. */
  accessToken?: string;
}

export interface OrderSummaryWire {
  id: string;
  number: string;
  status: OrderStatus;
  createdAt: string;
  totalItems: number;
  total: number;
  currency: 'CAD';
  /** The first line's name and picture, to know the order by. */
  title: string;
  imageUrl: string;
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

export interface CouponBody {
  code: string;
  items?: ItemRequest[];
  email?: string;
}

export interface CouponWire {
  code: string;
  kind: CouponKind;
  /** Percent for PERCENT, dollars for FIXED. */
  value: number;
  /** Dollars off the items that were sent. */
  discount: number;
}

export interface PaymentWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The provider's page, while there is something to pay. */
  redirectUrl: string | null;
  /** What it pays. */
  orderId: string | null;
}
