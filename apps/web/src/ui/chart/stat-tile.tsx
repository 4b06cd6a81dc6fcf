import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Link } from '../actions/link';
import { Sparkline } from './sparkline';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface StatTileProps {
  label: string;
  /** The figure as it is read: `$12,480.00`. */
  figure: string;
  /** The list it comes from. */
  to: string;
  /** Now, and over as many days before. */
  trend?: { current: number; previous: number; days: number };
  /** Whether more is good news (sales) or bad (failed payments). */
  goodWhen?: 'up' | 'down';
  /** Its course, for the line beside it. */
  course?: readonly number[];
  note?: string;
}

/** A figure on the scoreboard, with where it comes from and where it goes. */
export function StatTile({ label, figure, to, trend, goodWhen = 'up', course, note }: StatTileProps) {
  return (
    <Link
      to={to}
      className="group flex min-w-0 flex-col gap-2 rounded-card border border-line bg-ground p-4 transition-colors duration-(--fast) hover:border-ink sm:p-5"
    >
      <span className="flex items-center justify-between gap-2 text-sm font-semibold text-muted">
        {label}
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
        />
      </span>
      <span className="@container">
        <span
          className="numeral block text-[clamp(1rem,calc(140cqi/var(--signs)),2rem)] whitespace-nowrap"
          // A figure is never broken: a sign of this typeface is at most 0.7 em wide, so all of them fit the tile.
          style={{ '--signs': figure.length } as CSSProperties}
        >
          {figure}
        </span>
      </span>
      <span className="mt-auto flex items-end justify-between gap-3">
        {trend && <TrendText {...trend} goodWhen={goodWhen} />}
        {course && <Sparkline values={course} className="ml-auto h-8 w-24 shrink-0" />}
      </span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </Link>
  );
}

interface TrendTextProps {
  current: number;
  previous: number;
  days: number;
  goodWhen: 'up' | 'down';
}

function TrendText({ current, previous, days, goodWhen }: TrendTextProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  if (previous <= 0)
    return <span className="text-sm text-muted">{t(current === previous ? 'stat.same' : 'stat.new', { days })}</span>;
  const change = (current - previous) / previous;
  // Less than half a percent either way is noise.
  const way = Math.abs(change) < 0.005 ? 'same' : change > 0 ? 'up' : 'down';
  const Icon = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }[way];
  const percent = formatPercent(Math.round(Math.abs(change) * 100) / 100, locale);
  return (
    <span
      className={cx(
        'flex items-center gap-1 text-sm font-semibold tabular-nums',
        way === 'same' ? 'text-muted' : way === goodWhen ? 'text-good' : 'text-red',
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span aria-hidden>{percent}</span>
      <VisuallyHidden>{t(`stat.${way}`, { percent, days })}</VisuallyHidden>
    </span>
  );
}
