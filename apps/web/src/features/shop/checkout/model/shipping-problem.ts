import type { QuoteWire } from '@dronesoccer/contracts';

/** Returns the reason why the items cannot be shipped, or null. */
export const shippingProblem = ({ problems }: Pick<QuoteWire, 'problems'>): string | null =>
  problems.find(({ code }) => code === 'CHECKOUT_005' || code === 'CHECKOUT_006')?.message ?? null;
