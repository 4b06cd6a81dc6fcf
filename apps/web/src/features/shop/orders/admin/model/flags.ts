import { RefundStatus, ReturnStatus, type AdminOrderWire } from '@dronesoccer/contracts';

const isOpen = (status: ReturnStatus) => status === ReturnStatus.REQUESTED || status === ReturnStatus.APPROVED;

/** Derives the flags of an order summary from the full order. */
export function flagsOf({ returns, refunds }: Pick<AdminOrderWire, 'returns' | 'refunds'>) {
  const cents = refunds
    .filter(({ status }) => status !== RefundStatus.FAILED)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return {
    openReturns: returns.filter(({ status }) => isOpen(status)).length,
    refunded: cents / 100,
    hasFailedRefund: refunds.some(({ status }) => status === RefundStatus.FAILED),
  };
}
