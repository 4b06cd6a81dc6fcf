import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

interface PriceProps {
  /** The regular price in dollars. */
  amount: number;
  /** The current price during a sale. */
  salePrice?: number | null | undefined;
  className?: string | undefined;
}

/** A large price. During a sale the regular price is shown struck through beside it. */
export function Price({ amount, salePrice, className }: PriceProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  if (salePrice === null || salePrice === undefined)
    return <span className={cx('numeral', className)}>{formatMoney(amount, locale)}</span>;
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2.5', className)}>
      <span className="numeral text-ice">
        <VisuallyHidden>{t('price.now')} </VisuallyHidden>
        {formatMoney(salePrice, locale)}
      </span>
      <s className="text-[0.8em] text-muted">
        <VisuallyHidden>{t('price.before')} </VisuallyHidden>
        {formatMoney(amount, locale)}
      </s>
    </span>
  );
}
