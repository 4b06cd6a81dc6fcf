import { useSyncExternalStore } from 'react';
import { colourOf, type ChartData } from './chart-data';

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Bars grow once, unless the person asked for stillness. */
export function useMotion(): boolean {
  return !useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(lessMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(lessMotion).matches,
  );
}

export const axisProps = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--ink-muted)', fontSize: 12 },
  tickLine: false,
} as const;

/** What a tooltip says about one row: every series by its name. */
export function PlotTooltip({ data, index }: { data: ChartData<unknown>; index: number | undefined }) {
  const row = index === undefined ? undefined : data.rows[index];
  if (row === undefined) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-3 py-2 text-sm text-ink shadow-lift">
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

/** The rows as the chart library wants them: plain values by the series' ids, and the place of the row. */
export function plotRows({ rows, series }: ChartData<unknown>): Record<string, number>[] {
  return rows.map((row, index) => ({
    index,
    ...Object.fromEntries(series.map(({ id, value }) => [id, value(row)])),
  }));
}

export function tickOf(data: ChartData<unknown>): (index: number) => string {
  const name = data.shortCategory ?? data.category;
  return (index) => (index in data.rows ? name(data.rows[index]) : '');
}
