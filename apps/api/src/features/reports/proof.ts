import { Injectable } from '@nestjs/common';
import { type BookCheck, type BookCheckWire, bookChecks, type ProofWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { accountingMismatches, type BookSums, bookSums, type Mismatch } from '../orders/index.js';

const checkOf: Readonly<Record<Mismatch['check'], BookCheck>> = {
  'order subtotal = sum of its lines': 'orderSubtotals',
  'order discount = shares of its lines': 'orderDiscounts',
  'order taxes = sum of its tax lines': 'orderTaxes',
  'tax line = its rate of what it is on': 'taxRates',
  'order total = payments - refunds': 'orderMoney',
  'ordered pieces = stock moves': 'orderStock',
  'stock level = sum of its moves': 'stockLevels',
  'coupon uses = redemptions that stand': 'couponUses',
  'coupon of an order = its redemption': 'orderCoupons',
  'open payment = open order': 'openPayments',
  'refunded payment = refunds done': 'refundedPayments',
  'refund counted on payment = its refunds': 'paymentRefunds',
  'refund of a return = its lines': 'returnRefunds',
  'pieces gone back <= pieces bought': 'returnedPieces',
};

const units: Readonly<Record<BookCheck, BookCheckWire['unit']>> = {
  orderSubtotals: 'dollars',
  orderDiscounts: 'dollars',
  orderTaxes: 'dollars',
  taxRates: 'dollars',
  orderMoney: 'dollars',
  orderStock: 'pieces',
  stockLevels: 'pieces',
  couponUses: 'count',
  orderCoupons: 'count',
  openPayments: 'count',
  refundedPayments: 'dollars',
  paymentRefunds: 'dollars',
  returnRefunds: 'dollars',
  returnedPieces: 'pieces',
};

/** Holds the ledgers against each other, all of one moment. */
@Injectable()
export class Proof {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async now(): Promise<ProofWire> {
    const [mismatches, sums] = await this.database.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return [await accountingMismatches(tx), await bookSums(tx)] as const;
    });
    return {
      checkedAt: this.clock.now().toISOString(),
      isClean: mismatches.length === 0,
      ...presentSums(sums),
      checks: bookChecks.map((check) => presentCheck(check, mismatches)),
    };
  }
}

function presentCheck(check: BookCheck, mismatches: readonly Mismatch[]): BookCheckWire {
  const unit = units[check];
  const found = mismatches.filter((mismatch) => checkOf[mismatch.check] === check);
  const value = (amount: number) => (unit === 'dollars' ? toDollars(amount) : amount);
  return {
    check,
    unit,
    total: found[0]?.total ?? 0,
    mismatches: found.map(({ subject, expected, found: actual }) => ({
      subject,
      expected: value(expected),
      found: value(actual),
    })),
  };
}

function presentSums(sums: BookSums): Pick<ProofWire, 'orders' | 'money' | 'stock'> {
  return {
    orders: {
      count: sums.orders,
      total: toDollars(sums.orderCents),
      givenBack: toDollars(sums.givenBackCents),
      balance: toDollars(sums.orderCents - sums.givenBackCents),
      pieces: sums.orderedPieces,
      piecesBack: sums.piecesBack,
      piecesBalance: sums.orderedPieces - sums.piecesBack,
    },
    money: {
      received: toDollars(sums.receivedCents),
      refunded: toDollars(sums.refundedCents),
      balance: toDollars(sums.receivedCents - sums.refundedCents),
    },
    stock: {
      sold: sums.soldPieces,
      returned: sums.returnedPieces,
      balance: sums.soldPieces - sums.returnedPieces,
    },
  };
}
