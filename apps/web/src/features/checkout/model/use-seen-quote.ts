import type { QuoteWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { quoteBody, type OrderContext } from './order-body';

interface Seen {
  /** What was asked for; another question has another price by right. */
  question: string;
  quote: QuoteWire;
}

/**
 * The quote as the person first saw it. While they ask for the same thing, another price is a change that has to be
 * told, whether the server refused the old total or a later quote brought it.
 */
export function useSeenQuote(context: OrderContext, current: QuoteWire | undefined) {
  const question = JSON.stringify([quoteBody(context), context.basket.revision]);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (current && seen?.question !== question) setSeen({ question, quote: current });
  return {
    seen: seen?.question === question ? seen.quote : undefined,
    /** The person has agreed to this one. */
    agree: (quote: QuoteWire) => setSeen({ question, quote }),
  };
}
