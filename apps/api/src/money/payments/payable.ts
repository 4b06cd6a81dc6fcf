import { Injectable } from '@nestjs/common';
import { type BookCheck, type Locale, PaymentSubjectKind, type PaymentSubjectWire } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';

/** What a payment is for: an order, a booking, a membership. */
export type Subject = PaymentSubjectWire;

/** What is to be paid, as the payment needs to know it. */
export interface Due {
  subject: Subject;
  /** What people read beside the amount. */
  number: string;
  email: string;
  locale: Locale;
  amountCents: number;
  currency: 'CAD';
  /** Whether it waits for money now. */
  isOpen: boolean;
  /** Until when it is kept for the person. */
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

/** A thing that its transaction holds: what it is now it stays until the transaction ends, unless that changes it. */
export interface Locked {
  readonly due: Due;
  /** False when the money is of no use (paid already, cancelled, sold out meanwhile) and has to go back. */
  pay(settlement: Settlement): Promise<boolean>;
}

/** What a feature says of the things it is paid for, to hold payments against. */
export interface Account {
  /**
   * A query with a row for each thing that can be paid for: `subject_id`, `name` (what people know it by), `cents` (what
   * it should hold of the money that was paid for it, less what was given back) and `is_open` (whether it waits for money).
   */
  subjects: string;
  /** The check that names a thing whose payments, less their refunds, are not `cents`. */
  moneyCheck: BookCheck;
  /** The feature's other checks: queries of `subject`, `expected` and `found`. */
  checks: Readonly<Partial<Record<BookCheck, string>>>;
}

/**
 * A query with a row for each thing that can be paid for, as a list of payments shows it: `subject_id`, `name` (what people
 * know it by), `email` and `location_id` (where it is picked up or takes place; null: nowhere).
 */
export type ListedSubjects = string;

/**
 * The feature whose things are paid for. Payments knows what money did, this knows what it means; everything is
 * called inside the payment's transaction, after `lock`. The table of these things gives each row its subject by the
 * trigger `payment_subject_of_row`.
 */
export interface Payable {
  readonly kind: PaymentSubjectKind;
  /** What it says of its payments when the books are checked. */
  readonly account: Account;
  readonly listed: ListedSubjects;
  /** Null for a stranger, as if there were no such thing. */
  find(executor: Executor, id: string, payer: Visitor): Promise<Due | null>;
  describe(executor: Executor, id: string): Promise<Due | null>;
  /** Taken before any row of the payment, here and in every other transaction on it, so that none deadlock. */
  lock(tx: Tx, id: string): Promise<Locked | null>;
  started(tx: Tx, id: string, at: Date): Promise<void>;
  failed(tx: Tx, id: string, settlement: FailedSettlement): Promise<void>;
  refunded(tx: Tx, id: string, settlement: RefundSettlement): Promise<void>;
  /** The provider would not pay back; an administrator has to see to it. */
  refundRefused(tx: Tx, id: string, settlement: RefundSettlement): Promise<void>;
}

const nameOf = (kind: number): string =>
  Object.entries(PaymentSubjectKind).find(([, known]) => known === kind)?.[0] ?? String(kind);

/** Where features announce what they are paid for; payments cannot import them, since they import payments. */
@Injectable()
export class Payables {
  private readonly byKind = new Map<PaymentSubjectKind, Payable>();

  /** @throws Error when another feature takes payments for this kind */
  register(payable: Payable): void {
    if (this.byKind.has(payable.kind)) throw new Error(`Two features take payments for ${nameOf(payable.kind)}`);
    this.byKind.set(payable.kind, payable);
  }

  /** What every feature says of what it was paid for. */
  get accounts(): Account[] {
    return [...this.byKind.values()].map(({ account }) => account);
  }

  /** Everything that can be paid for, as a list of payments shows it. */
  get listed(): ListedSubjects {
    return [...this.byKind.values()].map(({ listed }) => listed).join(' UNION ALL ');
  }

  /** Null when no feature takes payments for this kind. */
  find(kind: PaymentSubjectKind): Payable | null {
    return this.byKind.get(kind) ?? null;
  }

  /** @throws Error when no feature takes payments for this kind */
  of({ kind }: Subject): Payable {
    const payable = this.find(kind);
    if (payable === null) throw new Error(`No feature takes payments for ${nameOf(kind)}`);
    return payable;
  }
}
