import type { QuoteWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { accept, hear, type Agreement } from './agreement';
import { quoteBody, type OrderContext } from './order-body';

/** The total that the person knows of, and the one that they have to accept before they can pay. */
export function useAgreement(context: OrderContext, current: QuoteWire | undefined) {
  // To read it in the other language is not to ask for something else.
  const { locale: _, ...asked } = quoteBody(context);
  const question = JSON.stringify([asked, context.basket.revision]);
  const [known, setKnown] = useState<Agreement | null>(null);
  if (current) {
    const next = hear(known, question, current);
    if (next !== known) setKnown(next);
  }
  return {
    change: known?.question === question && known.asked ? { before: known.agreed, now: known.asked } : null,
    acceptChange: () => setKnown((latest) => latest && accept(latest)),
  };
}
