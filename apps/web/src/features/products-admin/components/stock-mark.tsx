import { limits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge } from '@/ui/badge';

/** How many pieces there are, marked where that is few or none. */
export function StockMark({ quantity }: { quantity: number }) {
  const locale = useLocale();
  return (
    <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap">
      <StockBadge quantity={quantity} />
      <span className="numeral">{formatNumber(quantity, locale)}</span>
    </span>
  );
}

/** Nothing while there is plenty. */
export function StockBadge({ quantity }: { quantity: number }) {
  const { t } = useTranslation('products');
  if (quantity > limits.fewPieces) return null;
  return quantity <= 0 ? <Badge tone="red">{t('state.out')}</Badge> : <Badge tone="warn">{t('state.low')}</Badge>;
}
