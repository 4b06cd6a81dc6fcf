import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface Trend {
  current: number;
  /** The value of the preceding period of the same length. */
  previous: number;
  days: number;
  /** A decrease is good news. By default, an increase is. */
  isBetterLower?: boolean;
}

/** The change of a figure, in the colour of good or bad news. */
export function TrendText({ current, previous, days, isBetterLower = false }: Trend) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (previous <= 0)
    return <span className="text-sm text-muted">{t(current === previous ? 'stat.same' : 'stat.new', { days })}</span>;
  const change = (current - previous) / previous;
  // A change of less than half a percent either way is noise.
  const way = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'up' : 'down';
  const Icon = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }[way];
  const percent = formatPercent(Math.round(Math.abs(change) * 100) / 100, locale);
  return (
    <span
      className={cx(
        'flex items-center gap-1 text-sm font-semibold tabular-nums',
        way === 'same' ? 'text-muted' : (way === 'up') === isBetterLower ? 'text-warn' : 'text-good',
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span aria-hidden>{percent}</span>
      <VisuallyHidden>{t(`stat.${way}`, { percent, days })}</VisuallyHidden>
    </span>
  );
}
