import { ArrowRight } from 'lucide-react';
import { Link } from '../actions/link';
import { Figure } from './figure';
import { Sparkline } from './sparkline';
import { TrendText, type Trend } from './trend-text';

interface StatTileProps {
  label: string;
  /** The formatted figure: `$12,480.00`. */
  figure: string;
  /** The address of the list behind the figure. */
  to: string;
  trend?: Trend;
  /** Past values for the sparkline. */
  course?: readonly number[];
  note?: string;
}

/** A scoreboard figure with its trend and a link to the list behind it. */
export function StatTile({ label, figure, to, trend, course, note }: StatTileProps) {
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
      <Figure>{figure}</Figure>
      {note && <span className="text-sm text-muted">{note}</span>}
      <span className="mt-auto flex items-end justify-between gap-3">
        {trend && <TrendText {...trend} />}
        {course && <Sparkline values={course} className="ml-auto h-8 w-24 shrink-0" />}
      </span>
    </Link>
  );
}
