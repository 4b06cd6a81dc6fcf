import type { QuoteProblem, QuoteWire } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { isRecord } from '@/lib/is-record';

/** Returns the names of the products for which the order was refused. */
export function refusedProducts(error: unknown, { lines }: Pick<QuoteWire, 'lines'>): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.data) || !Array.isArray(error.data.productIds)) return [];
  const ids: unknown[] = error.data.productIds;
  return lines.filter(({ productId }) => ids.includes(productId)).map(({ name }) => name);
}

/** Returns the problems that block the order, except for the missing address, which the checkout asks for anyway. */
export const blockingProblems = ({ problems }: Pick<QuoteWire, 'problems'>): QuoteProblem[] =>
  problems.filter(({ code }) => code !== 'CHECKOUT_002');

const isOfCoupon = (code: string | null): boolean => code?.startsWith('COUPON_') ?? false;

/** Returns the error of the last attempt, unless it concerns a coupon that the order no longer has. */
export function currentError(error: Error | null, tried: string | null, coupon: string | null): Error | null {
  return error instanceof ApiError && isOfCoupon(error.code) && tried !== coupon ? null : error;
}

/** Returns the reason why the coupon must be removed if nothing else blocks the order, or null. */
export function refusedCoupon(error: Error | null, quote: Pick<QuoteWire, 'problems'>): string | null {
  if (error instanceof ApiError) return isOfCoupon(error.code) ? errorMessage(error) : null;
  const blocking = blockingProblems(quote);
  return blocking.every(({ code }) => isOfCoupon(code)) ? (blocking[0]?.message ?? null) : null;
}
