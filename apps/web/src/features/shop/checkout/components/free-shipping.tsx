import type { QuoteWire } from '@dronesoccer/contracts';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** How far it is to free shipping; nothing where there is none to be had. */
export function FreeShipping({ quote }: { quote: QuoteWire }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { freeShippingFrom, subtotal, discount } = quote;
  if (freeShippingFrom === null || freeShippingFrom <= 0) return null;
  const goods = subtotal - discount;
  const missing = Math.round((freeShippingFrom - goods) * 100) / 100;
  const isReached = missing <= 0;
  return (
    <div>
      <p id="free-shipping" className="flex items-start gap-2.5 text-sm font-semibold">
        <Truck aria-hidden className={isReached ? 'size-5 shrink-0 text-good' : 'size-5 shrink-0 text-muted'} />
        {isReached ? t('freeShipping.reached') : t('freeShipping.missing', { amount: formatMoney(missing, locale) })}
      </p>
      <meter
        aria-labelledby="free-shipping"
        min={0}
        max={freeShippingFrom}
        value={Math.min(goods, freeShippingFrom)}
        className="sr-only"
      />
      <span aria-hidden className="mt-2.5 block h-2 overflow-hidden rounded-full bg-raised">
        <span
          className={`block h-full rounded-full transition-[width] duration-(--slow) ease-flight ${isReached ? 'bg-good' : 'bg-ice-fill'}`}
          style={{ width: `${Math.min(100, (goods / freeShippingFrom) * 100)}%` }}
        />
      </span>
    </div>
  );
}
