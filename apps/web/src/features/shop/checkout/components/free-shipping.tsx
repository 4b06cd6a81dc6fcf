import type { QuoteWire } from '@dronesoccer/contracts';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Returns the dollars of goods missing for free shipping: 0 if it is reached, null if there is no free shipping. */
export function missingForFreeShipping({ freeShippingFrom, subtotal, discount }: QuoteWire): number | null {
  if (freeShippingFrom === null || freeShippingFrom <= 0) return null;
  return Math.max(0, Math.round((freeShippingFrom - subtotal + discount) * 100) / 100);
}

interface FreeShippingProps {
  quote: QuoteWire;
  /** True while another quote is being fetched. */
  isPending: boolean;
}

/** The progress towards free shipping. Renders nothing if there is no free shipping. */
export function FreeShipping({ quote, isPending }: FreeShippingProps) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const missing = missingForFreeShipping(quote);
  if (missing === null || quote.freeShippingFrom === null) return null;
  // The surcharge of oversize items is left, so that the shipping is not free.
  if (missing === 0 && quote.oversizeSurcharge > 0) return null;
  if (isPending) return <Skeleton className="h-8 w-full" />;
  const { freeShippingFrom } = quote;
  const goods = freeShippingFrom - missing;
  const isReached = missing === 0;
  return (
    <div>
      <p id="free-shipping" className="flex items-start gap-2.5 text-sm font-semibold">
        <Truck aria-hidden className={isReached ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-muted'} />
        {isReached ? t('freeShipping.reached') : t('freeShipping.missing', { amount: formatMoney(missing, locale) })}
      </p>
      <meter aria-labelledby="free-shipping" min={0} max={freeShippingFrom} value={goods} className="sr-only" />
      <span aria-hidden className="graph mt-2.5 block h-2 overflow-hidden rounded-full bg-raised forced-colors:outline">
        <span
          className={`block h-full rounded-full transition-[width] duration-(--slow) ease-flight ${isReached ? 'bg-good' : 'bg-ice-fill'}`}
          style={{ width: `${(goods / freeShippingFrom) * 100}%` }}
        />
      </span>
    </div>
  );
}
