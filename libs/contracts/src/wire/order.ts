import type { Carrier } from '../carriers.ts';
import type {
  CancelCause,
  CancelReason,
  CouponKind,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  PaymentSubjectKind,
  RefundStatus,
  ReturnReason,
  ReturnStatus,
} from '../enums.ts';
import type { ErrorCode } from '../errors.ts';
import type { Locale } from '../locales.ts';
import type { AddressBody, PostalAddressWire } from './address.ts';
import type { ItemRequest } from './cart.ts';
import type { LocationWire } from './location.ts';
import type { ProductWire } from './product.ts';

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

export interface OrderEventWire {
  kind: OrderEventKind;
  at: string;
  /** A tracking number, why a return was refused, or what the shop says to its cancellation. */
  text?: string;
  /** Why the shop cancelled, where it tells. */
  cause?: CancelCause;
  /** Dollars that moved. */
  amount?: number;
}

export interface ShipmentWire {
  /** Null for goods handed over at a location. */
  carrier: Carrier | null;
  trackingNumber: string | null;
  /** The carrier's page about the parcel. */
  trackingUrl: string | null;
  shippedAt: string;
}

export interface RefundWire {
  id: string;
  amount: number;
  /** PENDING and FAILED are both still on their way as far as the buyer is concerned: the shop sees to them. */
  status: RefundStatus;
  createdAt: string;
  /** When the money left. */
  doneAt: string | null;
}

export interface ReturnLineWire {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  reason: ReturnReason;
}

export interface OrderReturnWire {
  id: string;
  status: ReturnStatus;
  requestedAt: string;
  decidedAt: string | null;
  /** The buyer's own words. */
  note: string | null;
  /** The shop's answer, where it refused. */
  answer: string | null;
  lines: ReturnLineWire[];
  refund: RefundWire | null;
}

/** What the buyer may do with an order, now. */
export interface OrderCanWire {
  pay: boolean;
  cancel: boolean;
  /** The last instant at which something can be sent back; null when nothing can. */
  returnUntil: string | null;
  invoice: boolean;
}

export interface OrderWire extends AmountsWire {
  id: string;
  /** What people call it by: `DS-2026-000123`. */
  number: string;
  status: OrderStatus;
  delivery: DeliveryMethod;
  email: string;
  lines: BoughtLineWire[];
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
  shipments: ShipmentWire[];
  refunds: RefundWire[];
  returns: OrderReturnWire[];
  can: OrderCanWire;
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

export interface ReturnBody {
  lines: { productId: string; quantity: number; reason: ReturnReason }[];
  /** The buyer's own words, to 1,000 characters. */
  note?: string;
}

/** One line of an old order, as it could be bought today. */
export interface ReorderLineWire {
  /** As it was called then. */
  name: string;
  requested: number;
  /** Pieces that can go into the cart now; 0 when none can. */
  quantity: number;
  /** Why there are fewer than then: PROD_001 gone, PROD_003 no longer sold, ORD_010 out of stock or too few. */
  problem: { code: ErrorCode; message: string } | null;
  /** Null when it is sold no more. */
  product: Pick<
    ProductWire,
    'id' | 'slug' | 'name' | 'category' | 'description' | 'price' | 'stockQty' | 'isActive' | 'coverImage'
  > | null;
}

export interface ReorderWire {
  lines: ReorderLineWire[];
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

/** What a payment is for. */
export interface PaymentSubjectWire {
  kind: PaymentSubjectKind;
  id: string;
}

/** Names exactly one of the three. */
export interface CreatePaymentBody {
  orderId?: string;
  bookingId?: string;
  membershipId?: string;
  /** A guest's key to what is paid for, from the link that was mailed. */
  token?: string;
  /** Another name of `token`. */
  orderToken?: string;
}

export interface PaymentWire {
  id: string;
  status: PaymentStatus;
  amount: number;
  /** The provider's page, while there is something to pay. */
  redirectUrl: string | null;
  subject: PaymentSubjectWire;
  /** The subject's id where that is an order. */
  orderId: string | null;
}
