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
import type { AmountsWire, OrderReturnWire, OrderSummaryWire, OrderWire, RefundWire } from '../wire.ts';

/** Every mail that an order can lead to. */
export const orderMails = [
  'confirmed',
  'payment-failed',
  'ready-for-pickup',
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

/** What happened to an order on the given days. */
export const orderDays = ['placed', 'paid', 'refunded', 'failed'] as const;
export type OrderDay = (typeof orderDays)[number];

export interface AdminOrderSummaryWire extends OrderSummaryWire {
  delivery: DeliveryMethod;
  email: string;
  /** As on the address or the account; the e-mail where neither has one. */
  customerName: string;
  /** Null for a guest. */
  userId: string | null;
  /** Where it is picked up. */
  location: { id: string; name: string } | null;
  /** Ready for pickup. */
  isReady: boolean;
  /** Returns that wait for an answer or for the goods. */
  openReturns: number;
  /** Dollars paid back or on their way. */
  refunded: number;
  hasFailedRefund: boolean;
  /** What an administrator may move it to, by the table of transitions. */
  nextSteps: OrderStatus[];
}

export interface AdminOrderPage extends Page<AdminOrderSummaryWire> {
  /** There are more than `total` says: counting and paging a search stop at `limits.listDepth`. */
  isMore: boolean;
}

export interface BoardColumnWire {
  status: OrderStatus;
  /** All orders in this state, shown or not. */
  total: number;
  /** Dollars of all of them. */
  totalAmount: number;
  /** In a state where an administrator must act, those that wait longest first; else newest first. */
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
  /** For a cancellation with a reason by an administrator; `isTold`: the buyer reads it too. */
  cancelled: { cause: CancelCause; isTold: boolean } | null;
}

export interface OrderNoteWire {
  id: string;
  at: string;
  author: PersonWire | null;
  text: string;
}

export interface SentMailWire {
  kind: OrderMail;
  at: string;
  to: string;
  /** The administrator who had it sent again; null when it was sent automatically. */
  resentBy: PersonWire | null;
}

export interface AdminRefundWire extends RefundWire {
  paymentId: string;
  /** The provider's refund id, once it has refunded. */
  reference: string | null;
  /** The administrator's reason, or the reason of an automatic refund. */
  reason: string;
  isAutomatic: boolean;
  /** Dollars of `amount` that are tax, and that are shipping before tax. */
  tax: number;
  shipping: number;
  actor: PersonWire | null;
  returnId: string | null;
  /** What the provider said when it refused. */
  failure: string | null;
  lines: { productId: string; name: string; quantity: number; restocked: boolean }[];
}

export interface AdminPaymentWire {
  id: string;
  provider: string;
  reference: string;
  status: PaymentStatus;
  amount: number;
  /** Dollars that can still be refunded. */
  refundable: number;
  createdAt: string;
  paidAt: string | null;
  events: { id: string; kind: string; at: string }[];
  refunds: AdminRefundWire[];
}

/** The stock points that a product of the order is taken from. */
export interface AllocationWire {
  productId: string;
  name: string;
  points: { id: string; name: string; isWarehouse: boolean; quantity: number }[];
}

/** The refund for lines or a return: their share of price, discount and tax, to the cent. Dollars. */
export interface RefundProposalWire {
  amount: number;
  goods: number;
  shipping: number;
  taxes: { name: string; amount: number }[];
  /** The most that can be refunded in total. */
  refundable: number;
}

export interface AdminReturnWire extends OrderReturnWire {
  decidedBy: PersonWire | null;
  /** What it may become next. */
  nextSteps: ReturnStatus[];
  /** The proposed refund, with shipping when everything comes back and the shop is at fault; null when the return is over. */
  proposal: RefundProposalWire | null;
  received: { productId: string; restocked: boolean; refund: number }[];
}

/** Everything the dashboard shows of an order. */
export interface AdminOrderWire
  extends AmountsWire, Omit<OrderWire, keyof AmountsWire | 'returns' | 'refunds' | 'timeline' | 'accessToken'> {
  locale: Locale;
  customer: {
    userId: string | null;
    name: string;
    email: string;
    phone: string | null;
    /** Orders under this e-mail or account, this one included, and what the paid ones came to. */
    orders: number;
    spent: number;
  };
  nextSteps: OrderStatus[];
  /** What else can be done with it now. */
  actions: { ready: boolean; track: boolean; refund: boolean; packingSlip: boolean };
  isReady: boolean;
  /** Dollars that can still be refunded, over all payments. */
  refundable: number;
  /** Pieces per product that were neither refunded nor returned. */
  refundableLines: { productId: string; name: string; quantity: number }[];
  /** Whether the shipping has been refunded. */
  shippingRefunded: boolean;
  events: AdminOrderEventWire[];
  notes: OrderNoteWire[];
  mails: SentMailWire[];
  /** The mails that can be sent again now. */
  resendable: OrderMail[];
  payments: AdminPaymentWire[];
  refunds: AdminRefundWire[];
  returns: AdminReturnWire[];
  allocation: AllocationWire[];
}

export interface ShipResultWire {
  id: string;
  number: string | null;
  /** Null when it is shipped. */
  problem: { code: ErrorCode; message: string } | null;
}

export interface ShipOrdersWire {
  shipped: number;
  results: ShipResultWire[];
}

/** A return in the list of all of them. */
export interface ReturnSummaryWire {
  id: string;
  orderId: string;
  orderNumber: string;
  status: ReturnStatus;
  requestedAt: string;
  customerName: string;
  email: string;
  pieces: number;
  /** Null while no refund is decided. */
  refund: { amount: number; status: RefundStatus } | null;
}
