import type { Locale, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import type { Account, FailedSettlement, ListedSubjects, RefundSettlement, Settlement } from '../payments/index.js';

/**
 * The description of a kind of sale: an order, a booking or a membership. Each kind has a table of rows with an owner or
 * a guest's email address, a status, and a hold until payment, and a table of timeline entries.
 */
export interface SaleKind {
  readonly kind: PaymentSubjectKind;
  /**
   * The singular of the table, such as `order` for the tables `orders` and `order_events` and the column `order_id`. The
   * noun never comes from an API caller.
   */
  readonly noun: string;
  /** The status of an unpaid sale. */
  readonly unpaid: number;
  /** The kinds of the timeline entries that the kit adds. */
  readonly events: Readonly<
    Record<'ADOPTED' | 'PAYMENT_STARTED' | 'PAYMENT_FAILED' | 'REFUNDED' | 'REFUND_FAILED', number>
  >;
}

/** The columns of a sale that the kit needs. */
export interface SaleRow {
  id: string;
  number: string;
  userId: string | null;
  email: string;
  locale: Locale;
  status: number;
  totalCents: number;
  holdExpiresAt: Date;
}

/** A kind of sale together with the code of its feature. */
export interface Sale<Row extends SaleRow = SaleRow> extends SaleKind {
  readonly account: Account;
  readonly listed: ListedSubjects;
  /** The signed links: whether a token opens a sale, and the pages after a payment and after a failed payment. */
  readonly links: {
    opens(id: string, token: string | null): boolean;
    done(id: string, locale: Locale): string;
    payment(id: string, locale: Locale): string;
  };
  find(executor: Executor, id: string): Promise<SaleRow | null>;
  /** Locks the sale. Every transaction takes this lock before it locks any payment row. */
  lock(tx: Tx, id: string): Promise<Row | null>;
  /** Applies a payment to a locked sale. Returns false if the money cannot be used and has to be refunded. */
  pay(tx: Tx, row: Row, at: Date): Promise<boolean>;
  /** Cancels a locked sale whose hold has expired. A sale that no longer waits for payment stays unchanged. */
  expire(tx: Tx, row: Row): Promise<void>;
  /** Called after the timeline records that the customer opened the payment page. */
  onStarted?(tx: Tx, row: Row, at: Date): Promise<void>;
  /** Called after the timeline records a failed payment. */
  onFailed?(tx: Tx, id: string, settlement: FailedSettlement): Promise<void>;
  /** Called after the timeline records a refund. */
  onRefunded?(tx: Tx, id: string, settlement: RefundSettlement): Promise<void>;
  /** Called when a bank decides a dispute for the customer. */
  onDisputeLost?(tx: Tx, id: string, settlement: Settlement): Promise<void>;
  /** Called when a bank reverses a loss. Without it, the money stays with the sale. */
  onDisputeReversed?(tx: Tx, id: string, at: Date): Promise<void>;
  /** Called when nothing of the sale's payments is left. Without it, the sale stays as it is. */
  onFullyRefunded?(tx: Tx, id: string, at: Date): Promise<void>;
}
