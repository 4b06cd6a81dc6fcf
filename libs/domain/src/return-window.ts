import { OrderStatus } from '@dronesoccer/contracts';

const DAY_MS = 86_400_000;

export interface ReturnFacts {
  readonly status: OrderStatus;
  /** When it was shipped or handed over. */
  readonly shippedAt: Date | null;
}

/** The last instant (`windowDays` days after shipping) at which an order can be returned; null unless it is shipped. */
export function returnUntil({ status, shippedAt }: ReturnFacts, windowDays: number): Date | null {
  return status === OrderStatus.SHIPPED && shippedAt !== null
    ? new Date(shippedAt.getTime() + windowDays * DAY_MS)
    : null;
}
