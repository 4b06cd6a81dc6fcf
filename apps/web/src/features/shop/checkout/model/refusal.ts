import type { QuoteProblem, QuoteWire } from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { isRecord } from '@/lib/is-record';

/** The names of the products that an order was refused for. */
export function refusedProducts(error: unknown, { lines }: Pick<QuoteWire, 'lines'>): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.data) || !Array.isArray(error.data.productIds)) return [];
  const ids: unknown[] = error.data.productIds;
  return lines.filter(({ productId }) => ids.includes(productId)).map(({ name }) => name);
}

/** What would be refused, beside an address that is asked for anyway. */
export const blockingProblems = ({ problems }: Pick<QuoteWire, 'problems'>): QuoteProblem[] =>
  problems.filter(({ code }) => code !== 'CHECKOUT_002');

const isOfCoupon = (code: string | null): boolean => code?.startsWith('COUPON_') ?? false;

/** The refusal of the last try, unless it was about a coupon that the order has no more. */
export function standingError(error: Error | null, tried: string | null, coupon: string | null): Error | null {
  return error instanceof ApiError && isOfCoupon(error.code) && tried !== coupon ? null : error;
}

/** Why the order has to go without its coupon, when nothing else is in its way; else null. */
export function refusedCoupon(error: Error | null, quote: Pick<QuoteWire, 'problems'>): string | null {
  if (error instanceof ApiError) return isOfCoupon(error.code) ? errorMessage(error) : null;
  const blocking = blockingProblems(quote);
  return blocking.every(({ code }) => isOfCoupon(code)) ? (blocking[0]?.message ?? null) : null;
}
