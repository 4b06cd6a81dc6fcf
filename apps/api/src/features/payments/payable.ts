import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';

/** What is to be paid, as the payment needs to know it. */
export interface Due {
  orderId: string;
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

/**
 * The feature whose things are paid for. Payments knows what money did, this knows what it means; everything is
 * called inside the payment's transaction, after `lock`.
 */
export interface Payable {
  /** Null for a stranger, as if there were no such thing. */
  find(executor: Executor, orderId: string, payer: Visitor): Promise<Due | null>;
  describe(executor: Executor, orderId: string): Promise<Due | null>;
  /** Taken before any row of the payment, here and in every other transaction on it, so that none deadlock. */
  lock(tx: Tx, orderId: string): Promise<Due | null>;
  started(tx: Tx, orderId: string, at: Date): Promise<void>;
  /** False when the money is of no use (paid already, cancelled, sold out meanwhile) and has to go back. */
  paid(tx: Tx, orderId: string, settlement: Settlement): Promise<boolean>;
  failed(tx: Tx, orderId: string, settlement: Settlement): Promise<void>;
  refunded(tx: Tx, orderId: string, settlement: Settlement): Promise<void>;
  /** The provider would not pay back; somebody of the shop has to see to it. */
  refundRefused(tx: Tx, orderId: string, settlement: Settlement): Promise<void>;
}

/** Where the feature announces itself; payments cannot import it, since it imports payments. */
@Injectable()
export class Payables {
  private registered: Payable | null = null;

  register(payable: Payable): void {
    this.registered = payable;
  }

  get orders(): Payable {
    if (this.registered === null) throw new Error('Nothing that can be paid for has been registered');
    return this.registered;
  }
}
