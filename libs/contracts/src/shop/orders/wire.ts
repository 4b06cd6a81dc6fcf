import type { ProductWire } from '../catalog/wire.ts';
import type {
  CancelCause,
  CancelReason,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnReason,
  ReturnStatus,
} from '../../common/enums.ts';
import type { ErrorCode } from '../../errors.ts';
import type { LocationWire } from '../../places/locations/wire.ts';
import type { PostalAddressWire } from '../../people/users/wire.ts';
import type { Carrier } from './carriers.ts';

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
  /** Pieces that were refunded without a return. */
  refunded: number;
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
  /** It was paid at the desk, where someone hands it back. */
  atDesk?: true;
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

/** Who collects a pickup. */
export interface PickupContactWire {
  fullName: string;
  /** In E.164. */
  phone: string | null;
}

export interface OrderWire extends AmountsWire {
  id: string;
  /** The order number people use: `DS-2026-000123`. */
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
  /** Null when it is shipped, and for pickups of the time before they named someone. */
  pickupContact: PickupContactWire | null;
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
  /** The first line's name, pieces and picture, to know the order by. */
  title: string;
  firstQuantity: number;
  /** How many lines there are besides. */
  otherLines: number;
  imageUrl: string;
}

/** One line of an old order, as it could be bought today. */
export interface ReorderLineWire {
  /** As it was called then. */
  name: string;
  requested: number;
  /** Pieces that can go into the cart now; 0 when none can. */
  quantity: number;
  /** Why there are fewer than then: PROD_001 gone, PROD_003 no longer sold, ORD_010 out of stock or too few, CHECKOUT_003 more than one
   * order may hold. */
  problem: { code: ErrorCode; message: string } | null;
  /** Null when it is sold no more. */
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

/** An unpaid order that was cancelled to be changed: what it held, as it could be bought now. */
export interface TakenBackWire extends ReorderWire {
  /** The coupon it was to be paid with, which may be used again. */
  couponCode: string | null;
  /** True: it is in the signed-in person's cart already. False: a guest's browser has to put it into its own. */
  isInCart: boolean;
}

/** What a return would come to; dollars, tax included. */
export interface ReturnQuoteWire {
  lines: { productId: string; amount: number }[];
  /** What was paid for shipping, where that goes back too. */
  shipping: number;
  amount: number;
}
