import type {
  CancelCause,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from '../../common/enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { Page, PageQuery } from '../../common/wire.ts';
import type { ErrorCode } from '../../errors.ts';
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

/** What may have happened to an order on the days asked for. */
export const orderDays = ['placed', 'paid', 'refunded', 'failed'] as const;
export type OrderDay = (typeof orderDays)[number];

/** What a list, a board or an export of orders is narrowed to. */
export interface AdminOrderFilter {
  /** Part of a number, an e-mail or a name; 2 or more characters. */
  search?: string;
  status?: OrderStatus;
  /** True: all but the cancelled. */
  standing?: boolean;
  delivery?: DeliveryMethod;
  locationId?: string;
  /** One customer's. */
  userId?: string;
  /** First and last day, `YYYY-MM-DD` in the organisation's time zone. */
  from?: string;
  to?: string;
  /** What happened on those days: it was placed (when absent), money came in, money went back, a payment failed. */
  by?: OrderDay;
  /** Dollars. */
  minTotal?: number;
  maxTotal?: number;
  /** With a return, whatever became of it; `open` narrows to those that wait for an answer or for the goods. */
  returns?: 'any' | 'open';
  /** With money paid back; `failed` narrows to refunds that the provider refused. */
  refunds?: 'any' | 'failed';
}

export interface AdminOrderListQuery extends AdminOrderFilter, PageQuery {
  sort?: AdminOrderSort;
}

export interface AdminOrderSummaryWire extends OrderSummaryWire {
  delivery: DeliveryMethod;
  email: string;
  /** As on the address or the account; the e-mail where neither has one. */
  customerName: string;
  /** Null for a guest. */
  userId: string | null;
  /** Where it is picked up. */
  location: { id: string; name: string } | null;
  /** A pickup that waits for its buyer. */
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
  /** Those that wait longest first where someone has to act, else the newest. */
  items: AdminOrderSummaryWire[];
}

export interface BoardQuery extends Pick<AdminOrderFilter, 'search' | 'delivery' | 'locationId'> {
  /** Cards per column, 1 to 50; 20 when absent. */
  perColumn?: number;
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
  /** Null for the shop itself, the payment provider or a guest. */
  actor: PersonWire | null;
  text: string | null;
  amount: number | null;
  mail: OrderMail | null;
  /** Of a cancellation by an administrator who said why; `isTold`: the buyer reads it too. */
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
  /** The administrator who sent it again; null when it was sent automatically. */
  resentBy: PersonWire | null;
}

export interface AdminRefundWire extends RefundWire {
  paymentId: string;
  /** The provider's own id, once it has paid back. */
  reference: string | null;
  /** The administrator's words, or why it was sent automatically. */
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
  /** Dollars that can still be paid back. */
  refundable: number;
  createdAt: string;
  paidAt: string | null;
  events: { id: string; kind: string; at: string }[];
  refunds: AdminRefundWire[];
}

/** From which stock points a product of the order is taken. */
export interface AllocationWire {
  productId: string;
  name: string;
  points: { id: string; name: string; isWarehouse: boolean; quantity: number }[];
}

/** What lines or a return are worth: their share of price, discount and tax, to the cent. Dollars. */
export interface RefundProposalWire {
  amount: number;
  goods: number;
  shipping: number;
  taxes: { name: string; amount: number }[];
  /** No more than this can be paid back altogether. */
  refundable: number;
}

export interface AdminReturnWire extends OrderReturnWire {
  decidedBy: PersonWire | null;
  /** What it may become next. */
  nextSteps: ReturnStatus[];
  /** What would be paid back; with shipping where all comes back and the fault is the shop's. Null when it is over. */
  proposal: RefundProposalWire | null;
  received: { productId: string; restocked: boolean; refund: number }[];
}

/** All of an order that the dashboard shows. */
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
  /** Dollars that can still be paid back, of all payments together. */
  refundable: number;
  /** Pieces per product that were neither paid back nor sent back. */
  refundableLines: { productId: string; name: string; quantity: number }[];
  /** Whether the shipping has been paid back. */
  shippingRefunded: boolean;
  events: AdminOrderEventWire[];
  notes: OrderNoteWire[];
  mails: SentMailWire[];
  /** The mails that make sense now, to be sent once more. */
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

export interface ReturnQueueQuery extends PageQuery {
  status?: ReturnStatus;
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
  /** Null while nothing was decided about money. */
  refund: { amount: number; status: RefundStatus } | null;
}
