import { OrderStatus } from '@dronesoccer/contracts';

const DAY_MS = 86_400_000;

interface ReturnFacts {
  readonly status: OrderStatus;
  /** The time at which the order was shipped or handed over. */
  readonly shippedAt: Date | null;
}

/**
 * Returns the last instant at which an order can be returned, `windowDays` days after shipping, or null unless it is
 * shipped.
 */
export function returnUntil({ status, shippedAt }: ReturnFacts, windowDays: number): Date | null {
  return status === OrderStatus.SHIPPED && shippedAt !== null
    ? new Date(shippedAt.getTime() + windowDays * DAY_MS)
    : null;
}
