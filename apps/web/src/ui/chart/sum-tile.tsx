import { ArrowRight, Info } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { Link } from '../actions/link';
import { Popover } from '../overlays/popover';
import { Figure } from './figure';
import { Sparkline } from './sparkline';
import { TrendText, type Trend } from './trend-text';

interface SumTileProps {
  label: string;
  /** An explanation of the sum, shown by the (i) button. */
  info: { label: string; text: string };
  /** The formatted parts; a deduction carries a minus sign. Each part links to the list behind it. */
  parts: readonly { label: string; figure: string; to: string }[];
  sum: { label: string; figure: string; trend: Trend; course: readonly number[] };
}

/** A scoreboard sum, written out: each part with a link to its list, and the total. */
export function SumTile({ label, info, parts, sum }: SumTileProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-ground p-4 sm:p-5">
      <div className="-my-3 flex items-center gap-1">
        <h2 className="text-sm font-semibold text-muted">{label}</h2>
        <Popover title={info.label} trigger={<IconButton icon={Info} label={info.label} />}>
          <p className="text-sm">{info.text}</p>
        </Popover>
      </div>
      <div className="grid grow grid-cols-1 gap-x-8 gap-y-2 pt-2 sm:grid-cols-2">
        <ul className="flex flex-col justify-center">
          {parts.map(({ label: name, figure, to }) => (
            <li key={name}>
              <Link
                to={to}
                className="group -mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-raised"
              >
                <span className="grow text-sm text-muted">{name}</span>
                <span className="numeral text-lg whitespace-nowrap">{figure}</span>
                <ArrowRight
                  aria-hidden
                  className="size-4 shrink-0 text-muted transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-col gap-2 border-line max-sm:border-t max-sm:pt-3 sm:border-l sm:pl-8">
          <p className="flex flex-col gap-2">
            <span className="text-sm font-semibold text-muted">{sum.label}</span>
            <Figure>{sum.figure}</Figure>
          </p>
          <div className="mt-auto flex items-end justify-between gap-3">
            <TrendText {...sum.trend} />
            <Sparkline values={sum.course} className="ml-auto h-8 w-24 shrink-0" />
          </div>
        </div>
      </div>
    </div>
  );
}
