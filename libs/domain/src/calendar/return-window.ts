import { OrderStatus } from '@dronesoccer/contracts';
import { organisationDay, organisationDayStart } from './organisation.ts';

interface ReturnFacts {
  readonly status: OrderStatus;
  /** The time at which the order was shipped or handed over. */
  readonly shippedAt: Date | null;
}

/**
 * Returns the last instant at which an order can be returned, or null unless it is shipped. The period ends with the
 * organisation's day that is `windowDays` days after the day of shipping, because emails and pages name only that day.
 */
export function returnUntil({ status, shippedAt }: ReturnFacts, windowDays: number): Date | null {
  if (status !== OrderStatus.SHIPPED || shippedAt === null) return null;
  return new Date(organisationDayStart(organisationDay(shippedAt), windowDays + 1).getTime() - 1);
}
