import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import type { SlotPrice } from '../../model/slot-price';

/** The price of a slot, `$35.00 a seat` or `$32.00 (member price)`, with the unit in a muted colour. */
export function SlotPriceText({ price: { amount, kind } }: { price: SlotPrice }) {
  const { t } = useTranslation('slots');
  const locale = useLocale();
  return (
    <span className="leading-tight">
      <span className="font-bold text-ink tabular-nums">{formatMoney(amount, locale)}</span>{' '}
      <span className="text-[0.8125rem] text-muted">{t(`priceOf.${kind}`)}</span>
    </span>
  );
}
