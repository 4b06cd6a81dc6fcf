import type { QuoteWire } from '@dronesoccer/contracts';

/** Returns the problems of products, by product id. */
export function productProblems(quote: QuoteWire | undefined): ReadonlyMap<string, string> {
  const problems = quote?.problems ?? [];
  return new Map(problems.flatMap(({ productId, message }) => (productId === null ? [] : [[productId, message]])));
}

/** Returns the reason why the coupon is not applied, or undefined. */
export function couponProblem(quote: QuoteWire | undefined): string | undefined {
  return quote?.problems.find(({ code }) => code.startsWith('COUPON_'))?.message;
}
