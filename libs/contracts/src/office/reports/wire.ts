import type { OrderStatus, PaymentSubjectKind } from '../../common/enums.ts';
import type { LocalText } from '../../common/locales.ts';
import type { PauseReason } from '../../newsletter/campaigns/wire.ts';

/** The periods that the overview offers. Any other period is given by its days. */
export const overviewDays = [7, 30, 90] as const;
export type OverviewDays = (typeof overviewDays)[number];

/** A figure for the period, and the same figure for the preceding period of equal length. */
export interface Trend {
  current: number;
  previous: number;
}

interface OverviewDayWire {
  /** `YYYY-MM-DD` */
  day: string;
  /** The dollars received minus the dollars refunded on this day. */
  revenue: number;
  orders: number;
  /** The corresponding day of the previous period. */
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
  /** The dollars of the product's lines after discount, before tax. */
  revenue: number;
  previousQuantity: number;
}

interface LowStockWire extends OverviewProductWire {
  /** The pieces over all stock points. */
  quantity: number;
}

interface FailedPaymentWire {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  email: string;
  amount: number;
  failedAt: string;
  /** The order was eventually paid. */
  isPaidSince: boolean;
}

export interface OverviewWire {
  period: {
    from: string;
    to: string;
    days: number;
    previousFrom: string;
    previousTo: string;
    /** The IANA name of the zone in which days are counted. */
    timeZone: string;
  };
  /** The dollars received for orders, including taxes and shipping. */
  gross: Trend;
  /** The dollars received minus the dollars refunded: `gross` - `refunds`. */
  revenue: Trend;
  refunds: Trend;
  /** The orders placed, except cancelled ones: the sum of `ordersByState` without CANCELLED. */
  orders: Trend;
  /** The orders that were paid, whatever happened to them later. Their payments make up `gross`. */
  paidOrders: Trend;
  /** `gross` / `paidOrders`; 0 if no order was paid. */
  averageOrder: Trend;
  /** The orders with a failed payment. */
  failedPayments: Trend;
  series: OverviewDayWire[];
  /** The orders placed in the period, by current state. */
  ordersByState: { status: OrderStatus; count: number; total: number; previousCount: number }[];
  /** The products with the most pieces sold, in descending order. */
  bestSellers: BestSellerWire[];
  /** The products with the most revenue, in descending order. */
  topEarners: BestSellerWire[];
  /**
   * The active products with low stock. `total` counts low and sold-out products, `soldOut` the sold-out ones; the
   * previous numbers are those at the start of the period.
   */
  lowStock: {
    threshold: number;
    total: number;
    soldOut: number;
    previousTotal: number;
    previousSoldOut: number;
    items: LowStockWire[];
  };
  /** The latest failed payment of each order. */
  latestFailedPayments: FailedPaymentWire[];
}

/** The things that wait for a person, in display order. Each count links to a list with as many rows. */
export const attentionKinds = [
  'failedPayments',
  'openDisputes',
  'failedRefunds',
  'bookingRefunds',
  'membershipRefunds',
  'openReturns',
  'newContacts',
  'soldOut',
  'lowStock',
  'unknownDeliveries',
  'driftingSlots',
  'failedJobs',
  'refusedMails',
  'heldMails',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** The work that waits for the caller, regardless of any period. */
export interface AttentionWire {
  /** Only the kinds that the caller's role may see. */
  counts: Partial<Record<AttentionKind, number>>;
  /** The sum of the counts, of the waiting campaigns, and of one for an overdue backup. */
  total: number;
  /** The first day from which failed payments are counted, if the order is still unpaid. */
  paymentsFrom: string;
  /**
   * The emails to addresses typed by strangers that were dropped over the cap within the last 24 hours. They are not
   * retried and wait for no one.
   */
  droppedMails: number;
  /** The campaigns that were paused automatically, longest waiting first; 20 at most. */
  waitingCampaigns: { id: string; title: string; reason: Exclude<PauseReason, 'person'> }[];
  /** Only for the roles that see everything. */
  backup: BackupWire | null;
}

/** The state of the backups that the operator's script makes. */
export interface BackupWire {
  /** The time of the last backup, or null if none was made. */
  takenAt: string | null;
  /** The time at which a backup was last restored for a test, or null. */
  testedAt: string | null;
  /** The last backup is more than a day old, or a site for others has none. */
  isOverdue: boolean;
}

export const failedJobReasons = ['failed', 'refused', 'held'] as const;
export type FailedJobReason = (typeof failedJobReasons)[number];

/** The kinds of things that a job can concern and that have a page in the dashboard. */
const jobSubjectKinds = ['order', 'booking', 'partner'] as const;
export type JobSubjectKind = (typeof jobSubjectKinds)[number];

/**
 * An abandoned background job, or an email that is held because the database was restored. The entry is kept for 30
 * days. A recurring job appears once, with its latest failure.
 */
export interface FailedJobWire {
  id: string;
  /** The job's name in plain words. */
  title: LocalText;
  reason: FailedJobReason;
  /** The email's recipient, or null for other jobs. */
  recipient: string | null;
  /** The thing that the job concerns, if it has a page in the dashboard. */
  subject: { kind: JobSubjectKind; id: string } | null;
  enqueuedAt: string;
  failedAt: string;
  /** The number of runs. */
  tries: number;
  /** The first line of the last error, without addresses and secrets. */
  message: string;
}

/**
 * The checks of the reconciliation page. `subjectMoney` is the counterpart of `orderMoney` for subjects that have no
 * separate check.
 */
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
  'membershipMoney',
  'membershipTaxes',
  'subjectMoney',
  'unexplainedPayments',
  'openPayments',
  'refundedPayments',
  'paymentRefunds',
  'returnRefunds',
  'returnedPieces',
] as const;
export type BookCheck = (typeof bookChecks)[number];

interface BookMismatchWire {
  /** The checked thing: an order's number, a product's slug, a coupon's code or a payment's id. */
  subject: string;
  /** Dollars, pieces or a count, depending on the check's `unit`. */
  expected: number;
  found: number;
}

export interface BookCheckWire {
  check: BookCheck;
  unit: 'dollars' | 'pieces' | 'count';
  /** At most 100 mismatches; `total` counts all of them. */
  mismatches: BookMismatchWire[];
  total: number;
}

/** The payments for one kind of subject, in dollars. */
interface PaidForWire {
  kind: PaymentSubjectKind;
  payments: number;
  received: number;
  refunded: number;
  balance: number;
}

export interface ReconciliationWire {
  checkedAt: string;
  /** True if every check passes. */
  isClean: boolean;
  /** The valid orders: dollars of the paid ones, pieces of the ones that are not cancelled. */
  orders: {
    count: number;
    total: number;
    /** The dollars refunded for these orders. */
    givenBack: number;
    balance: number;
    pieces: number;
    /** The pieces of these orders that were put back into stock. */
    piecesBack: number;
    piecesBalance: number;
  };
  /** All payments, in dollars. */
  money: { received: number; refunded: number; balance: number };
  /** These payments by subject kind, as the paid features report them. */
  paidFor: PaidForWire[];
  /** The payments that no feature accounts for. */
  unexplained: Omit<PaidForWire, 'kind'>;
  /** These quantities according to the stock moves, in pieces. */
  stock: { sold: number; returned: number; balance: number };
  checks: BookCheckWire[];
}

/** The activity at the arenas in scope, and the figures of the organisation that the caller's role may see. */
export interface ActivityWire {
  period: OverviewWire['period'];
  /** The bookings placed in the period, without cancelled ones. */
  bookings: Trend;
  /** The seats offered and taken in the slots that start in the period. A closed slot offers what it has taken. */
  offered: Trend;
  taken: Trend;
  /** The people with a running membership on the last day; null for a company's administrators. */
  members: Trend | null;
  /** The newsletter's confirmed subscribers at the end of the period; null for all but a SUPER_ADMIN. */
  subscribers: Trend | null;
  /** The contacts that wait for an answer at the end of the period; null for all but a SUPER_ADMIN. */
  waitingContacts: Trend | null;
  /** The scheduled campaigns, the next one first, 3 at most; empty for all but a SUPER_ADMIN. */
  nextCampaigns: { id: string; title: string; scheduledAt: string }[];
}
