import { amountAxis } from './amount-axis';
import { colourOf, type ChartData } from './chart-data';
import { Plot, shareOf, spanOf } from './plot';

/** Horizontal bars, one row below the other with the name beside it, for counts and for a few rows with long names. */
export function HorizontalBars({ data }: { data: ChartData<unknown> }) {
  const { rows, series, category, shortCategory = category, format, formatShort = format } = data;
  const axis = amountAxis(
    rows.flatMap((row) => series.map(({ value }) => value(row))),
    4,
  );
  const ticks = axis.ticks.filter(Number.isInteger);
  return (
    <div className="grid size-full grid-cols-[6rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_1.75rem] pt-2 pr-7 text-xs text-muted">
      <div className="flex flex-col">
        {rows.map((row, index) => (
          <span key={index} className="flex grow basis-0 items-center justify-end pr-2 text-right">
            {shortCategory(row)}
          </span>
        ))}
      </div>
      <Plot data={data} isLying>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-y-0 -z-10 border-l border-line"
            style={{ left: `${shareOf(tick, axis.domain)}%` }}
          />
        ))}
        <div className="flex size-full flex-col">
          {rows.map((row, index) => (
            <span key={index} className="flex min-h-0 grow basis-0 flex-col justify-center gap-0.5 py-1.5">
              {series.map((each) => {
                const { from, length } = spanOf(each.value(row), axis.domain);
                return (
                  <span
                    key={each.id}
                    className="bar-lengthens max-h-11 min-h-0 grow origin-left rounded-r-md"
                    style={{
                      marginLeft: `${from}%`,
                      width: `${length}%`,
                      background: colourOf(each, each.value(row)),
                    }}
                  />
                );
              })}
            </span>
          ))}
        </div>
      </Plot>
      <div className="relative col-start-2">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute top-2 -translate-x-1/2 tabular-nums"
            style={{ left: `${shareOf(tick, axis.domain)}%` }}
          >
            {formatShort(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}
