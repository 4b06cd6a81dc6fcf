import { type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '@/lib/cx';
import { colourOf, type ChartData } from './chart-data';

/** Returns the position of a value on an axis, from 0 to 100. */
export const shareOf = (value: number, [low, high]: readonly [number, number]): number =>
  ((value - low) / (high - low)) * 100;

/** Returns the position and length of the span from zero to a value, from 0 to 100 on the axis. */
export function spanOf(value: number, domain: readonly [number, number]): { from: number; length: number } {
  const [from, to] = [shareOf(Math.min(0, value), domain), shareOf(Math.max(0, value), domain)];
  return { from, length: to - from };
}

interface PlotProps {
  data: ChartData<unknown>;
  /** Rows are stacked vertically instead of side by side. */
  isLying?: boolean;
  className?: string;
  children: ReactNode;
}

/** The area in which bars are drawn. The row under the pointer is highlighted, with its values in full beside it. */
export function Plot({ data, isLying = false, className, children }: PlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const count = data.rows.length;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = isLying ? (clientY - top) / height : (clientX - left) / width;
    setPointed(Math.min(count - 1, Math.max(0, Math.floor(share * count))));
  };
  return (
    <div
      className={cx('relative isolate', className)}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
    >
      {pointed !== null && pointed < count && <RowHighlight data={data} index={pointed} isLying={isLying} />}
      {children}
    </div>
  );
}

function RowHighlight({ data, index, isLying }: { data: ChartData<unknown>; index: number; isLying: boolean }) {
  const room = 100 / data.rows.length;
  // Place the tooltip on the side with more space, inside the plot.
  const isLate = index >= data.rows.length / 2;
  const before = (isLate ? data.rows.length - index - 0.5 : index + 0.5) * room;
  const away = isLying ? `${before}%` : `clamp(0px, calc(${before}% + 0.75rem), calc(100% - 16rem))`;
  const [start, end] = isLying ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  return (
    <>
      <span
        className={cx('absolute -z-10 bg-raised', isLying ? 'inset-x-0' : 'inset-y-0')}
        style={{ [start]: `${index * room}%`, [isLying ? 'height' : 'width']: `${room}%` }}
      />
      <div
        className={cx('pointer-events-none absolute z-10', isLying ? 'right-0' : 'top-0')}
        style={{ [isLate ? end : start]: away }}
      >
        <PlotTooltip data={data} row={data.rows[index]} />
      </div>
    </>
  );
}

/** The tooltip of one row, with every series by name. */
function PlotTooltip({ data, row }: { data: ChartData<unknown>; row: unknown }) {
  return (
    <div className="w-max max-w-64 rounded-control border border-line bg-surface px-3 py-2 text-sm text-ink shadow-lift">
      <p className="font-semibold">{data.category(row)}</p>
      <ul>
        {data.series.map((series) => (
          <li key={series.id} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-2 rounded-full"
              style={{ background: colourOf(series, series.value(row)) }}
            />
            <span className="grow text-muted">{series.name}</span>
            <span className="pl-3 font-semibold tabular-nums">{data.format(series.value(row))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
