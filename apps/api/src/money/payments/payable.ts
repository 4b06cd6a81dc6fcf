import { Injectable } from '@nestjs/common';
import { type BookCheck, type Locale, PaymentSubjectKind, type PaymentSubjectWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';

/** The subject of a payment: an order, a booking or a membership. */
export type Subject = PaymentSubjectWire;

/** The details of a subject that payments need. */
export interface Due {
  subject: Subject;
  /** The number that people see next to the amount. */
  number: string;
  email: string;
  locale: Locale;
  amountCents: number;
  currency: 'CAD';
  /** True if the subject is waiting for payment now. */
  isOpen: boolean;
  /** The time until which the subject is held for the payer. */
  holdExpiresAt: Date;
  successUrl: string;
  failureUrl: string;
}

export interface Settlement {
  amountCents: number;
  at: Date;
}

export interface FailedSettlement extends Settlement {
  paymentId: string;
}

export interface RefundSettlement extends Settlement {
  refundId: string;
}

/** A locked subject. Its state changes only within this transaction. */
export interface Locked {
  readonly due: Due;
  /** Called after the payer opened a payment. */
  started(at: Date): Promise<void>;
  /**
   * Returns false if the money cannot be used (already paid, cancelled or sold out meanwhile) and has to be refunded.
   */
  pay(settlement: Settlement): Promise<boolean>;
}

/** A feature's account of its subjects, used to reconcile payments. */
export interface Account {
  /**
   * A query with a row for each payable subject: `subject_id`, `name` (as people see it), `cents` (the expected
   * payments less refunds) and `is_open` (whether the subject is waiting for payment).
   */
  subjects: string;
  /** The check that reports a subject whose payments, less refunds, do not equal `cents`. */
  moneyCheck: BookCheck;
  /** The feature's other checks: queries of `subject`, `expected` and `found`. */
  checks: Readonly<Partial<Record<BookCheck, string>>>;
}

/**
 * Returns a query with a row for each payable subject, as lists of payments show it: `subject_id`, `name` (as people see
 * it), `email` and `location_id` (where the subject is picked up or takes place; null if nowhere). Lists join the query
 * to each row of a page. A search by place starts from the subjects instead, and therefore needs a query of its own.
 *
 * @param places the SQL expression of an array of location ids, for only the subjects there; null for all subjects
 */
export type ListedSubjects = (places: string | null) => string;

/**
 * A feature that takes payments. The payments module knows what happened to the money, and the feature knows what that
 * means for its subjects. The methods that change something are called inside the payment's transaction, after `lock`.
 * The trigger `payment_subject_of_row` gives each row of the feature's table its subject.
 */
export interface Payable {
  readonly kind: PaymentSubjectKind;
  /** The feature's account of its payments, used when the books are checked. */
  readonly account: Account;
  readonly listed: ListedSubjects;
  /** Returns null for another person's subject, as if the subject did not exist. */
  find(executor: Executor, id: string, payer: Visitor): Promise<Due | null>;
  describe(executor: Executor, id: string): Promise<Due | null>;
  /**
   * Locks the subject. Every transaction takes this lock before it locks any payment row, so that no deadlock can
   * occur.
   */
  lock(tx: Tx, id: string): Promise<Locked | null>;
  failed(tx: Tx, id: string, settlement: FailedSettlement): Promise<void>;
  refunded(tx: Tx, id: string, settlement: RefundSettlement): Promise<void>;
  /** Called when a bank decides a dispute for the customer. The amount is the one of the dispute. */
  disputeLost(tx: Tx, id: string, settlement: Settlement): Promise<void>;
  /** Called when a bank reverses a loss, so that the money is back. A subject that was cancelled meanwhile refunds it. */
  disputeReversed(tx: Tx, id: string, at: Date): Promise<void>;
  /**
   * Called when nothing of the subject's payments is left, also if the money was refunded outside our calls: in the
   * provider's dashboard, or by a lost dispute.
   */
  fullyRefunded(tx: Tx, id: string, at: Date): Promise<void>;
  /** Called when the provider refused the refund. An administrator has to resolve it. */
  refundRefused(tx: Tx, id: string, settlement: RefundSettlement): Promise<void>;
}

const nameOf = (kind: number): string =>
  Object.entries(PaymentSubjectKind).find(([, known]) => known === kind)?.[0] ?? String(kind);

/** The registry of features that take payments. Payments cannot import these features, because they import payments. */
@Injectable()
export class Payables {
  private readonly byKind = new Map<PaymentSubjectKind, Payable>();

  /** @throws Error if another feature already takes payments for this kind */
  register(payable: Payable): void {
    if (this.byKind.has(payable.kind)) throw new Error(`Two features take payments for ${nameOf(payable.kind)}`);
    this.byKind.set(payable.kind, payable);
  }

  /** Every feature's account of its payments. */
  get accounts(): Account[] {
    return [...this.byKind.values()].map(({ account }) => account);
  }

  /** The query for the subjects of every kind. */
  readonly listed: ListedSubjects = (places) =>
    [...this.byKind.values()].map(({ listed }) => listed(places)).join(' UNION ALL ');

  /** Returns null if no feature takes payments for this kind. */
  find(kind: PaymentSubjectKind): Payable | null {
    return this.byKind.get(kind) ?? null;
  }

  /** @throws Error if no feature takes payments for this kind */
  of({ kind }: Subject): Payable {
    const payable = this.find(kind);
    if (payable === null) throw new Error(`No feature takes payments for ${nameOf(kind)}`);
    return payable;
  }
}
