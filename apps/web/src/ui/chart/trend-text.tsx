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
}

/** The change of a figure for which an increase is good news. */
export function TrendText({ current, previous, days }: Trend) {
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
        { same: 'text-muted', up: 'text-good', down: 'text-warn' }[way],
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span aria-hidden>{percent}</span>
      <VisuallyHidden>{t(`stat.${way}`, { percent, days })}</VisuallyHidden>
    </span>
  );
}
