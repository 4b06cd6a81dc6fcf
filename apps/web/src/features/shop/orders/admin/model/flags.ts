import { RefundStatus, ReturnStatus, type AdminOrderWire } from '@dronesoccer/contracts';

const isOpen = (status: ReturnStatus) => status === ReturnStatus.REQUESTED || status === ReturnStatus.APPROVED;

/** Returns the refunds that count: a refused one does not, until it is retried. */
export const countedRefunds = <R extends { status: RefundStatus }>(refunds: readonly R[]): R[] =>
  refunds.filter(({ status }) => status !== RefundStatus.FAILED);

/** Derives the flags of an order summary from the full order. */
export function flagsOf({ returns, refunds, refundable }: Pick<AdminOrderWire, 'returns' | 'refunds' | 'refundable'>) {
  const cents = countedRefunds(refunds).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return {
    openReturns: returns.filter(({ status }) => isOpen(status)).length,
    refunded: cents / 100,
    // Once nothing is left of the payments, the money of a refused refund was refunded another way.
    hasFailedRefund: refundable > 0 && refunds.some(({ status }) => status === RefundStatus.FAILED),
  };
}
