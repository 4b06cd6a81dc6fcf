import { useState } from 'react';
import { accept, type Agreement, applyQuote } from './agreement';

/**
 * Tracks the total that the customer knows, and the total that the customer has to accept before paying.
 *
 * @param current the quote for the current request, or undefined while it loads
 */
export function useAgreement<Quote extends { total: number }>(question: string, current: Quote | undefined) {
  const [known, setKnown] = useState<Agreement<Quote> | null>(null);
  if (current) {
    const next = applyQuote(known, question, current);
    if (next !== known) setKnown(next);
  }
  return {
    change: known?.question === question && known.asked ? { before: known.agreed, now: known.asked } : null,
    acceptChange: () => setKnown((latest) => latest && accept(latest)),
  };
}
