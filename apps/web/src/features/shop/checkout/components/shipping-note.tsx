import type { QuoteWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { daysRange } from '@/features/common/days-range';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { FormAlert } from '@/ui/feedback/form-alert';
import { shippingProblem } from '../model/shipping-problem';

/** The delivery time and the oversize surcharge of a quote, or the reason why the items cannot be shipped. */
export function ShippingNote({ quote, isPending }: { quote: QuoteWire; isPending: boolean }) {
  const { t } = useTranslation('shop');
  const locale = useLocale();
  const { deliveryDays, oversizeSurcharge } = quote;
  const problem = shippingProblem(quote);
  if (isPending) return null;
  if (problem !== null) return <FormAlert>{problem}</FormAlert>;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted empty:hidden">
      {oversizeSurcharge > 0 && <p>{t('shippingNote.oversize', { amount: formatMoney(oversizeSurcharge, locale) })}</p>}
      {deliveryDays !== null && <p>{t('shippingNote.days', { days: daysRange(deliveryDays) })}</p>}
    </div>
  );
}
