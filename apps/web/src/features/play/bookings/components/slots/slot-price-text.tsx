import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import type { SlotPrice } from '../../model/slot-price';

/** `$35.00 a seat`, `$32.00 (member price)`: one price, and in a quiet tone what it buys. */
export function SlotPriceText({ price: { amount, kind } }: { price: SlotPrice }) {
  const { t } = useTranslation('slot');
  const locale = useLocale();
  return (
    <span className="leading-tight">
      <span className="font-bold text-ink tabular-nums">{formatMoney(amount, locale)}</span>{' '}
      <span className="text-[0.8125rem] text-muted">{t(`priceOf.${kind}`)}</span>
    </span>
  );
}
