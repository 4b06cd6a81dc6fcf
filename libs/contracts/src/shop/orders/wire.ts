import type { DeliveryDaysWire, ProductWire } from '../catalog/wire.ts';
import type {
  CancelCause,
  CancelReason,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  ReturnReason,
  ReturnStatus,
} from '../../common/enums.ts';
import type { ErrorCode } from '../../errors.ts';
import type { RefundWire, TaxLineWire } from '../../money/payments/wire.ts';
import type { LocationWire } from '../../places/locations/wire.ts';
import type { PostalAddressWire } from '../../people/users/wire.ts';
import type { Carrier } from './carriers.ts';

/** A line with amounts in dollars, as everywhere on the wire. */
export interface OrderLineWire {
  productId: string;
  slug: string;
  name: string;
  imageUrl: string;
  unitPrice: number;
  quantity: number;
  lineTotal: number;
}

/** A line of a placed order. */
export interface BoughtLineWire extends OrderLineWire {
  /** The line's share of the coupon. */
  discount: number;
  /** The pieces that can still be returned today. */
  returnable: number;
  /** The pieces that were refunded without a return. */
  refunded: number;
}

export interface AmountsWire {
  /** The sum of the lines before discount, shipping and tax. */
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

export interface OrderEventWire {
  kind: OrderEventKind;
  at: string;
  /** A tracking number, the reason for refusing a return, or the shop's note about a cancellation. */
  text?: string;
  /** The shop's reason for a cancellation, if the buyer may see it. */
  cause?: CancelCause;
  /** The dollars that were paid or refunded. */
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
  /** The shop's answer, if it refused the return. */
  answer: string | null;
  lines: ReturnLineWire[];
  refund: RefundWire | null;
}

/** The actions on an order that the buyer can take now. */
export interface OrderCanWire {
  pay: boolean;
  cancel: boolean;
  /** The last instant at which something can be returned, or null if nothing can. */
  returnUntil: string | null;
  invoice: boolean;
}

/** The person who collects a pickup. */
interface PickupContactWire {
  fullName: string;
  /** The phone number in E.164. */
  phone: string | null;
}

export interface OrderWire extends AmountsWire {
  id: string;
  /** The number shown to people: `DS-2026-000123`. */
  number: string;
  status: OrderStatus;
  /** True if staff made the order for the customer, who accepts the policies when paying. */
  isDeskOrder: boolean;
  delivery: DeliveryMethod;
  email: string;
  lines: BoughtLineWire[];
  coupon: AppliedCouponWire | null;
  /** The shipping address, or null for a pickup. */
  address: PostalAddressWire | null;
  /** The promised business days from shipping to delivery, or null if none were promised. */
  deliveryDays: DeliveryDaysWire | null;
  /** The pickup location, or null if the order is shipped. */
  pickupLocation: LocationWire | null;
  /** Null if the order is shipped, and for older pickups without a named person. */
  pickupContact: PickupContactWire | null;
  createdAt: string;
  /** The end of the hold while a Pending order waits for its payment. */
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
  /** Opens the order without an account. Only the guest who placed it receives the token, and only once. */
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
  /** The first line's name, quantity and picture identify the order in lists. */
  title: string;
  firstQuantity: number;
  /** The number of other lines. */
  otherLines: number;
  imageUrl: string;
}

/** A line of an old order, with what can be bought today. */
export interface ReorderLineWire {
  /** The product's name at the time of the order. */
  name: string;
  requested: number;
  /** The pieces that can go into the cart now; 0 if none can. */
  quantity: number;
  /**
   * The reason why fewer pieces are available than were ordered. PROD_001: no such product. PROD_003: no longer sold.
   * ORD_010: out of stock or too few. CHECKOUT_003: above the maximum of one order.
   */
  problem: { code: ErrorCode; message: string } | null;
  /** Null if the product is no longer sold. */
  product: Pick<
    ProductWire,
    | 'id'
    | 'slug'
    | 'name'
    | 'category'
    | 'description'
    | 'price'
    | 'stockQty'
    | 'maxQuantity'
    | 'maxOrderQuantity'
    | 'isActive'
    | 'coverImage'
  > | null;
}

export interface ReorderWire {
  lines: ReorderLineWire[];
}

/** An unpaid order that was cancelled to be changed: its lines, with what can be bought now. */
export interface ReopenedOrderWire extends ReorderWire {
  /** The coupon of the order, which can be used again. */
  couponCode: string | null;
  /**
   * True if the pieces are already in the signed-in user's cart. False if a guest's browser must add them to its own
   * cart.
   */
  isInCart: boolean;
}

/** The value of a return, in dollars with tax. */
export interface ReturnQuoteWire {
  lines: { productId: string; amount: number }[];
  /** The refunded shipping, if shipping is refunded too. */
  shipping: number;
  amount: number;
}
