import type { QuoteWire } from '@dronesoccer/contracts';
import { useAgreement as useAgreementOn } from '@/features/common/use-agreement';
import { type OrderContext, quoteBody } from './order-body';

/** What the person agreed to pay for the order. */
export function useAgreement(context: OrderContext, current: QuoteWire | undefined) {
  // To read it in the other language is not to ask for something else.
  const { locale: _, ...asked } = quoteBody(context);
  return useAgreementOn(JSON.stringify([asked, context.basket.revision]), current);
}
