import type {
  CancelCause,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from '../../../common/enums.ts';
import type { Locale } from '../../../common/locales.ts';
import type { Page } from '../../../common/wire.ts';
import type { ErrorCode } from '../../../errors.ts';
import type { RefundWire } from '../../../money/payments/wire.ts';
import type { AmountsWire, OrderReturnWire, OrderSummaryWire, OrderWire } from '../wire.ts';

/** Every email about an order. */
export const orderMails = [
  'confirmed',
  'payment-link',
  'payment-failed',
  'ready-for-pickup',
  'address-changed',
  'shipped',
  'cancelled',
  'refunded',
  'return-requested',
  'return-approved',
  'return-refused',
  'return-received',
] as const;
export type OrderMail = (typeof orderMails)[number];

export const adminOrderSorts = ['newest', 'oldest', 'total-desc', 'total-asc'] as const;
export type AdminOrderSort = (typeof adminOrderSorts)[number];

/** The events by which orders can be filtered by day. */
export const orderDays = ['placed', 'paid', 'refunded', 'failed'] as const;
export type OrderDay = (typeof orderDays)[number];

export interface AdminOrderSummaryWire extends OrderSummaryWire {
  delivery: DeliveryMethod;
  email: string;
  /** The name from the address or the account, or the email if neither has a name. */
  customerName: string;
  /** Null for a guest. */
  userId: string | null;
  /** The pickup location. */
  location: { id: string; name: string } | null;
  /** The order is ready for pickup. */
  isReady: boolean;
  /** The number of returns that wait for an answer or for the goods. */
  openReturns: number;
  /** The dollars that were refunded or are being refunded. */
  refunded: number;
  hasFailedRefund: boolean;
  /** The states to which an administrator may move the order, by the table of transitions. */
  nextSteps: OrderStatus[];
}

export interface AdminOrderPage extends Page<AdminOrderSummaryWire> {
  /** True if there are more than `total`: counting and paging a search stop at `limits.listDepth`. */
  isMore: boolean;
}

export interface BoardColumnWire {
  status: OrderStatus;
  /** The number of all orders in this state, shown or not. */
  total: number;
  /** The total of all these orders in dollars. */
  totalAmount: number;
  /** The longest waiting orders first if an administrator must act in this state, otherwise the newest first. */
  items: AdminOrderSummaryWire[];
}

export interface BoardWire {
  columns: BoardColumnWire[];
}

interface PersonWire {
  id: string;
  name: string;
}

export interface AdminOrderEventWire {
  id: string;
  kind: OrderEventKind;
  at: string;
  /** Null for the system, the payment provider or a guest. */
  actor: PersonWire | null;
  text: string | null;
  amount: number | null;
  mail: OrderMail | null;
  /** The reason for an administrator's cancellation. `isTold` means that the buyer sees it too. */
  cancelled: { cause: CancelCause; isTold: boolean } | null;
}

interface OrderNoteWire {
  id: string;
  at: string;
  author: PersonWire | null;
  text: string;
}

interface SentMailWire {
  kind: OrderMail;
  at: string;
  to: string;
  /** The administrator who resent the email, or null if it was sent automatically. */
  resentBy: PersonWire | null;
}

export interface AdminRefundWire extends RefundWire {
  paymentId: string;
  /** The provider's refund id, once the refund is made. */
  reference: string | null;
  /** The administrator's reason, or the reason of an automatic refund. */
  reason: string;
  isAutomatic: boolean;
  /** The dollars of `amount` that are tax, and the dollars that are shipping before tax. */
  tax: number;
  shipping: number;
  actor: PersonWire | null;
  returnId: string | null;
  /** The provider's reason for refusing. */
  failure: string | null;
  lines: { productId: string; name: string; quantity: number; restocked: boolean }[];
}

export interface AdminPaymentWire {
  id: string;
  provider: string;
  reference: string;
  status: PaymentStatus;
  amount: number;
  /** The dollars that can still be refunded. */
  refundable: number;
  createdAt: string;
  paidAt: string | null;
  events: { id: string; kind: string; at: string }[];
  refunds: AdminRefundWire[];
}

/** The stock points that supply a product of the order. */
export interface AllocationWire {
  productId: string;
  name: string;
  points: { id: string; name: string; isWarehouse: boolean; quantity: number }[];
}

/** The proposed refund for lines or a return: their share of price, discount and tax, exact to the cent, in dollars. */
export interface RefundProposalWire {
  amount: number;
  goods: number;
  shipping: number;
  taxes: { name: string; amount: number }[];
  /** The maximum refund in dollars. */
  refundable: number;
}

export interface AdminReturnWire extends OrderReturnWire {
  decidedBy: PersonWire | null;
  /** The possible next states. */
  nextSteps: ReturnStatus[];
  /**
   * The proposed refund. It includes shipping if everything comes back and the shop is at fault. Null if the return is
   * over.
   */
  proposal: RefundProposalWire | null;
  received: { productId: string; restocked: boolean; refund: number }[];
}

/** An order with everything that the dashboard shows. */
export interface AdminOrderWire
  extends AmountsWire, Omit<OrderWire, keyof AmountsWire | 'returns' | 'refunds' | 'timeline' | 'accessToken'> {
  locale: Locale;
  /** The link with which the customer pays a desk order, or null if it does not wait for a payment. */
  paymentLink: string | null;
  customer: {
    userId: string | null;
    name: string;
    email: string;
    phone: string | null;
    /** The number of orders under this email or account, including this one, and the total of the paid ones. */
    orders: number;
    spent: number;
  };
  nextSteps: OrderStatus[];
  /** The other actions that are possible now. */
  actions: { ready: boolean; track: boolean; changeAddress: boolean; refund: boolean; packingSlip: boolean };
  isReady: boolean;
  /** The dollars that can still be refunded, over all payments. */
  refundable: number;
  /** The pieces per product that were neither refunded nor returned. */
  refundableLines: { productId: string; name: string; quantity: number }[];
  /** True if the shipping has been refunded. */
  shippingRefunded: boolean;
  events: AdminOrderEventWire[];
  notes: OrderNoteWire[];
  mails: SentMailWire[];
  /** The emails that can be resent now. */
  resendable: OrderMail[];
  payments: AdminPaymentWire[];
  refunds: AdminRefundWire[];
  returns: AdminReturnWire[];
  allocation: AllocationWire[];
}

export interface ShipResultWire {
  id: string;
  number: string | null;
  /** Null if the order is now shipped. */
  problem: { code: ErrorCode; message: string } | null;
}

export interface ShipOrdersWire {
  shipped: number;
  results: ShipResultWire[];
}

/** A return in the list of all returns. */
export interface ReturnSummaryWire {
  id: string;
  orderId: string;
  orderNumber: string;
  status: ReturnStatus;
  requestedAt: string;
  customerName: string;
  email: string;
  pieces: number;
  /** Null until a refund is decided. */
  refund: { amount: number; status: RefundStatus } | null;
}
