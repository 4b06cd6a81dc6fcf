import { useState } from 'react';
import { accept, type Agreement, hear } from './agreement';

/**
 * The total that the person knows of, and the one that they have to accept before they can pay.
 *
 * @param current the price of what is asked for; undefined while it is on its way
 */
export function useAgreement<Quote extends { total: number }>(question: string, current: Quote | undefined) {
  const [known, setKnown] = useState<Agreement<Quote> | null>(null);
  if (current) {
    const next = hear(known, question, current);
    if (next !== known) setKnown(next);
  }
  return {
    change: known?.question === question && known.asked ? { before: known.agreed, now: known.asked } : null,
    acceptChange: () => setKnown((latest) => latest && accept(latest)),
  };
}
