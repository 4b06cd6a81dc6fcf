import { cx } from '@/lib/cx';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

export interface CountFigureProps {
  label: string;
  value: number;
  isBad?: boolean;
}

/** The number of rows of one kind, inside a `dl`. */
export function CountFigure({ label, value, isBad = false }: CountFigureProps) {
  const locale = useLocale();
  return (
    <div className={cx('rounded-card border bg-surface px-4 py-3', isBad ? 'border-red' : 'border-line')}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={cx('numeral text-3xl', isBad && 'text-red')}>{formatNumber(value, locale)}</dd>
    </div>
  );
}
