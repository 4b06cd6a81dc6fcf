import { cx } from '@/lib/cx';
import { amountAxis } from './amount-axis';
import { type ChartData, type ChartSeries, colourOf } from './chart-data';
import { Plot, shareOf, spanOf } from './plot';

/** The maximum number of names below the bars; more would overlap. */
const namesMax = 8;

/**
 * Vertical bars, one per row, up or down from zero. The comparison series is drawn as a wider bar behind the first one.
 */
export function VerticalBars({ data }: { data: ChartData<unknown> }) {
  const { rows, series, format, formatShort = format } = data;
  const { domain, ticks: all } = amountAxis(rows.flatMap((row) => series.map(({ value }) => value(row))));
  // Counts have no fractions, so drop ticks such as 0.5.
  const ticks = all.filter(Number.isInteger);
  const [main, ...others] = series;
  return (
    <div className="grid size-full grid-cols-[3.75rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.75rem] pt-2 pr-2 text-xs text-muted">
      <div className="relative">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-2 translate-y-1/2 tabular-nums"
            style={{ bottom: `${shareOf(tick, domain)}%` }}
          >
            {formatShort(tick)}
          </span>
        ))}
      </div>
      <Plot data={data}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={cx('absolute inset-x-0 border-t', tick === 0 ? 'z-1 border-line-strong' : '-z-10 border-line')}
            style={{ bottom: `${shareOf(tick, domain)}%` }}
          />
        ))}
        <div className="flex size-full">
          {rows.map((row, index) => (
            <span key={index} className="relative min-w-0 grow basis-0">
              {others.map((each) => (
                <StandingBar
                  key={each.id}
                  series={each}
                  row={row}
                  domain={domain}
                  className="w-[88%] max-w-14 opacity-45 forced-colors:opacity-100"
                />
              ))}
              {main && (
                <StandingBar
                  series={main}
                  row={row}
                  domain={domain}
                  className={others.length === 0 ? 'w-[88%] max-w-14' : 'w-[53%] max-w-8.5'}
                />
              )}
            </span>
          ))}
        </div>
      </Plot>
      <Names data={data} />
    </div>
  );
}

interface StandingBarProps {
  series: ChartSeries<unknown>;
  row: unknown;
  domain: readonly [number, number];
  className: string;
}

function StandingBar({ series, row, domain, className }: StandingBarProps) {
  const value = series.value(row);
  if (value === 0) return null;
  const { from, length } = spanOf(value, domain);
  return (
    <span
      className={cx(
        'bar-grows absolute left-1/2 -translate-x-1/2 rounded-[3px]',
        value > 0 ? 'origin-bottom' : 'origin-top',
        className,
      )}
      style={{ bottom: `${from}%`, height: `${length}%`, background: colourOf(series, value) }}
    />
  );
}

/** The row names below the bars, evenly spaced and as many as fit; narrow screens show half as many. */
function Names({ data: { rows, category, shortCategory = category } }: { data: ChartData<unknown> }) {
  const step = Math.ceil(rows.length / namesMax);
  const first = Math.floor(((rows.length - 1) % step) / 2);
  const named = rows.flatMap((row, index) => (index % step === first ? [{ row, index }] : []));
  return (
    <div className="@container relative col-start-2">
      {named.map(({ row, index }, place) => (
        <span
          key={index}
          className={cx('absolute top-2 -translate-x-1/2 whitespace-nowrap', place % 2 === 1 && '@max-lg:hidden')}
          style={{ left: `${((index + 0.5) / rows.length) * 100}%` }}
        >
          {shortCategory(row)}
        </span>
      ))}
    </div>
  );
}
