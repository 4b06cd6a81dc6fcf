import { Injectable } from '@nestjs/common';
import { type BookCheck, type BookCheckWire, bookChecks, type ProofWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { orderSums, type OrderSums } from '../orders/index.js';
import { type Mismatch, mismatches, moneySums, type MoneySums, Payables } from '../payments/index.js';

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
  subjectMoney: 'dollars',
  unexplainedPayments: 'dollars',
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
    private readonly payables: Payables,
  ) {}

  async now(): Promise<ProofWire> {
    const { accounts } = this.payables;
    const [found, orders, money] = await this.database.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return [await mismatches(tx, accounts), await orderSums(tx), await moneySums(tx, accounts)] as const;
    });
    return {
      checkedAt: this.clock.now().toISOString(),
      isClean: found.length === 0,
      ...presentOrders(orders),
      ...presentMoney(money),
      checks: bookChecks.map((check) => presentCheck(check, found)),
    };
  }
}

function presentCheck(check: BookCheck, all: readonly Mismatch[]): BookCheckWire {
  const unit = units[check];
  const found = all.filter((mismatch) => mismatch.check === check);
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

function presentOrders(sums: OrderSums): Pick<ProofWire, 'orders' | 'stock'> {
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
    stock: {
      sold: sums.soldPieces,
      returned: sums.returnedPieces,
      balance: sums.soldPieces - sums.returnedPieces,
    },
  };
}

function presentMoney(sums: readonly MoneySums[]): Pick<ProofWire, 'money' | 'paidFor' | 'unexplained'> {
  const explained = sums.filter(({ isExplained }) => isExplained);
  const { payments: _payments, ...money } = presentSum(sums);
  return {
    money,
    paidFor: explained.map((sum) => ({ kind: sum.kind, ...presentSum([sum]) })),
    unexplained: presentSum(sums.filter(({ isExplained }) => !isExplained)),
  };
}

function presentSum(sums: readonly MoneySums[]): ProofWire['unexplained'] {
  const received = sums.reduce((sum, { receivedCents }) => sum + receivedCents, 0);
  const refunded = sums.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  return {
    payments: sums.reduce((sum, { payments }) => sum + payments, 0),
    received: toDollars(received),
    refunded: toDollars(refunded),
    balance: toDollars(received - refunded),
  };
}
