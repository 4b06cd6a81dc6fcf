import type { OrderStatus, PaymentSubjectKind } from '../../common/enums.ts';
import type { LocalText } from '../../common/locales.ts';
import type { PauseReason } from '../../newsletter/campaigns/wire.ts';

/** The periods an overview offers; any other is named by its days. */
export const overviewDays = [7, 30, 90] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** A figure of the period, and the same of the period of equal length before it. */
export interface Trend {
  current: number;
  previous: number;
}

export interface OverviewDayWire {
  /** `YYYY-MM-DD` */
  day: string;
  /** Dollars received less dollars given back on that day. */
  revenue: number;
  orders: number;
  /** The same day of the period before. */
  previousRevenue: number;
  previousOrders: number;
}

export interface OverviewProductWire {
  productId: string;
  slug: string;
  name: LocalText;
  imageUrl: string;
}

export interface BestSellerWire extends OverviewProductWire {
  quantity: number;
  /** Dollars of its lines after discount, before tax. */
  revenue: number;
  previousQuantity: number;
}

export interface LowStockWire extends OverviewProductWire {
  /** Pieces over all stock points. */
  quantity: number;
}

export interface FailedPaymentWire {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  email: string;
  amount: number;
  failedAt: string;
  /** The order was paid after all. */
  isPaidSince: boolean;
}

export interface OverviewWire {
  period: {
    from: string;
    to: string;
    days: number;
    previousFrom: string;
    previousTo: string;
    /** IANA name of the calendar that days are counted on. */
    timeZone: string;
  };
  /** Dollars received for orders, taxes and shipping included. */
  gross: Trend;
  /** Dollars received less dollars refunded: `gross` - `refunds`. */
  revenue: Trend;
  refunds: Trend;
  /** Orders placed, without those that were cancelled: the sum of `ordersByState` but for CANCELLED. */
  orders: Trend;
  /** Orders that were paid, whatever became of them later: those whose payments make up `gross`. */
  paidOrders: Trend;
  /** `gross` / `paidOrders`; 0 when no order was paid. */
  averageOrder: Trend;
  /** Orders of which a payment failed. */
  failedPayments: Trend;
  series: OverviewDayWire[];
  /** Orders placed in the period, by their state now. */
  ordersByState: { status: OrderStatus; count: number; total: number; previousCount: number }[];
  /** By pieces, the most first. */
  bestSellers: BestSellerWire[];
  /** By revenue, the most first. */
  topEarners: BestSellerWire[];
  /** Active products; `total` counts those that are low or out, `soldOut` those without a piece. */
  lowStock: { threshold: number; total: number; soldOut: number; items: LowStockWire[] };
  /** The latest of each order. */
  latestFailedPayments: FailedPaymentWire[];
  /** What waits for a person, whatever the period: the list of failed jobs has as many. */
  failedJobs: FailedJobCountsWire;
  /** Slots to come that their zone's new rules have left behind: the list of them has as many. */
  driftingSlots: number;
  /** Campaigns that were paused while no one did it, the longest waiting first; 20 at most. */
  waitingCampaigns: { id: string; title: string; reason: Exclude<PauseReason, 'person'> }[];
}

export interface FailedJobCountsWire {
  /** Gave up after their last try. */
  failed: number;
  /** Refused for good, as a mail to an address that does not exist. */
  refused: number;
  /** Mails to addresses that strangers typed, dropped over their cap within the last 24 hours; nothing waits there. */
  droppedMails: number;
}

export const failedJobReasons = ['failed', 'refused'] as const;
export type FailedJobReason = (typeof failedJobReasons)[number];

/** What a job can be about: things that have a page of their own in the dashboard. */
export const jobSubjectKinds = ['order', 'booking', 'partner'] as const;
export type JobSubjectKind = (typeof jobSubjectKinds)[number];

/** Background work that was given up. It is kept for 30 days; work that repeats is listed once, with its latest failure. */
export interface FailedJobWire {
  id: string;
  /** The job's name in plain words. */
  title: LocalText;
  reason: FailedJobReason;
  /** Whose mail it was; null for other work. */
  recipient: string | null;
  /** What it was about, where the dashboard has a page of that. */
  subject: { kind: JobSubjectKind; id: string } | null;
  enqueuedAt: string;
  failedAt: string;
  /** How often it ran. */
  tries: number;
  /** The last error's first line, without addresses and secrets. */
  message: string;
}

/** The checks of the reconciliation page; `subjectMoney` is `orderMoney` for subjects without a check of their own. */
export const bookChecks = [
  'orderSubtotals',
  'orderDiscounts',
  'orderTaxes',
  'taxRates',
  'orderMoney',
  'orderStock',
  'stockLevels',
  'couponUses',
  'orderCoupons',
  'bookingMoney',
  'bookingSeats',
  'bookingTaxes',
  'slotSeats',
  'subjectMoney',
  'unexplainedPayments',
  'openPayments',
  'refundedPayments',
  'paymentRefunds',
  'returnRefunds',
  'returnedPieces',
] as const;
export type BookCheck = (typeof bookChecks)[number];

export interface BookMismatchWire {
  /** What it is about: an order's number, a product's slug, a coupon's code, a payment's id. */
  subject: string;
  /** Dollars, pieces or a count, as the check's `unit` says. */
  expected: number;
  found: number;
}

export interface BookCheckWire {
  check: BookCheck;
  unit: 'dollars' | 'pieces' | 'count';
  /** At most 100 are named; `total` counts all. */
  mismatches: BookMismatchWire[];
  total: number;
}

/** Payments for one kind of thing; dollars. */
export interface PaidForWire {
  kind: PaymentSubjectKind;
  payments: number;
  received: number;
  refunded: number;
  balance: number;
}

export interface ReconciliationWire {
  checkedAt: string;
  /** True when every check holds. */
  isClean: boolean;
  /** The orders that stand: dollars of those that are paid, pieces of those that are not cancelled. */
  orders: {
    count: number;
    total: number;
    /** What was given back of them. */
    givenBack: number;
    balance: number;
    pieces: number;
    /** Pieces of them that are back on a shelf. */
    piecesBack: number;
    piecesBalance: number;
  };
  /** All payments, in dollars. */
  money: { received: number; refunded: number; balance: number };
  /** The same payments by what they were for, as the features that were paid say. */
  paidFor: PaidForWire[];
  /** Payments that no feature accounts for. */
  unexplained: Omit<PaidForWire, 'kind'>;
  /** What the stock moves say of the same, in pieces. */
  stock: { sold: number; returned: number; balance: number };
  checks: BookCheckWire[];
}
