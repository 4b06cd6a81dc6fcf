import { type BookCheck, type BookCheckWire, bookChecks, type ReconciliationWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { OrderSums } from '../../../../shop/orders/index.js';
import type { Mismatch, MoneySums } from './reconciliation.queries.js';

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
  bookingMoney: 'dollars',
  bookingSeats: 'dollars',
  bookingTaxes: 'dollars',
  slotSeats: 'count',
  membershipMoney: 'dollars',
  membershipTaxes: 'dollars',
  subjectMoney: 'dollars',
  unexplainedPayments: 'dollars',
  openPayments: 'count',
  refundedPayments: 'dollars',
  paymentRefunds: 'dollars',
  returnRefunds: 'dollars',
  returnedPieces: 'pieces',
};

interface ReconciliationFacts {
  found: readonly Mismatch[];
  orders: OrderSums;
  money: readonly MoneySums[];
}

export function presentReconciliation({ found, orders, money }: ReconciliationFacts, at: Date): ReconciliationWire {
  return {
    checkedAt: at.toISOString(),
    isClean: found.length === 0,
    ...presentOrders(orders),
    ...presentMoney(money),
    checks: bookChecks.map((check) => presentCheck(check, found)),
  };
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

function presentOrders(sums: OrderSums): Pick<ReconciliationWire, 'orders' | 'stock'> {
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

function presentMoney(sums: readonly MoneySums[]): Pick<ReconciliationWire, 'money' | 'paidFor' | 'unexplained'> {
  const explained = sums.filter(({ isExplained }) => isExplained);
  const { payments: _payments, ...money } = presentSum(sums);
  return {
    money,
    paidFor: explained.map((sum) => ({ kind: sum.kind, ...presentSum([sum]) })),
    unexplained: presentSum(sums.filter(({ isExplained }) => !isExplained)),
  };
}

function presentSum(sums: readonly MoneySums[]): ReconciliationWire['unexplained'] {
  const received = sums.reduce((sum, { receivedCents }) => sum + receivedCents, 0);
  const refunded = sums.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  return {
    payments: sums.reduce((sum, { payments }) => sum + payments, 0),
    received: toDollars(received),
    refunded: toDollars(refunded),
    balance: toDollars(received - refunded),
  };
}
