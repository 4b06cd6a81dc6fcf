import type { StockLevel } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Badge } from '@/ui/feedback/badge';

/** The quantity, with a badge if stock is low or out. */
export function StockMark({ quantity, level }: { quantity: number; level: StockLevel }) {
  const locale = useLocale();
  return (
    <span className="inline-flex items-center justify-end gap-2 whitespace-nowrap">
      <StockBadge level={level} />
      <span className="numeral">{formatNumber(quantity, locale)}</span>
    </span>
  );
}

/** Renders nothing while there is plenty of stock. */
export function StockBadge({ level }: { level: StockLevel }) {
  const { t } = useTranslation('catalog.admin');
  if (level === 'plenty') return null;
  return level === 'out' ? <Badge tone="strong">{t('state.out')}</Badge> : <Badge tone="warn">{t('state.low')}</Badge>;
}
