import type { QuoteWire } from '@dronesoccer/contracts';

/** What stands in a product's way, by its id. */
export function productProblems(quote: QuoteWire | undefined): ReadonlyMap<string, string> {
  const problems = quote?.problems ?? [];
  return new Map(problems.flatMap(({ productId, message }) => (productId === null ? [] : [[productId, message]])));
}

/** Why the coupon does not count; undefined while it does. */
export function couponProblem(quote: QuoteWire | undefined): string | undefined {
  return quote?.problems.find(({ code }) => code.startsWith('COUPON_'))?.message;
}
