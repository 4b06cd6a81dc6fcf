import type { QuoteWire } from '@dronesoccer/contracts';
import { useAgreement as useAgreementOn } from '@/features/common/use-agreement';
import { type OrderContext, quoteBody } from './order-body';

/** Keeps the price that the customer accepted for the order. */
export function useAgreement(context: OrderContext, current: QuoteWire | undefined) {
  // Switching the language does not change the order.
  const { locale: _, ...asked } = quoteBody(context);
  return useAgreementOn(JSON.stringify([asked, context.basket.revision]), current);
}
