import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { amountAxis } from './amount-axis';
import { colourOf, type ChartData, type ChartSeries } from './chart-data';
import { axisProps, plotRows, PlotTooltip, tickOf, useMotion } from './plot-parts';

/** One bar for each row, from zero up or down; what the first series is compared with stands wider behind it. */
export default function StandingBars({ data }: { data: ChartData<unknown> }) {
  const isMoving = useMotion();
  const [main, ...others] = data.series;
  if (!main) return null;
  const { domain, ticks } = amountAxis(data.rows.flatMap((row) => data.series.map(({ value }) => value(row))));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={plotRows(data)}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="12%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...axisProps} dataKey="index" tickFormatter={tickOf(data)} minTickGap={28} tickMargin={8} />
        {/* Bars of one axis stand beside each other, those of two before each other. */}
        {others.map(({ id }) => (
          <XAxis key={id} xAxisId={id} dataKey="index" hide />
        ))}
        <YAxis
          {...axisProps}
          domain={domain}
          ticks={ticks}
          axisLine={false}
          width={60}
          tickFormatter={data.formatShort ?? data.format}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--raised)' }}
          content={({ active, label }) => (active ? <PlotTooltip data={data} index={Number(label)} /> : null)}
        />
        {others.map((series) => (
          <Bar
            key={series.id}
            xAxisId={series.id}
            dataKey={series.id}
            shape={barOf(series, data, 1)}
            maxBarSize={56}
            fillOpacity={0.45}
            isAnimationActive={false}
          />
        ))}
        <Bar
          dataKey={main.id}
          shape={barOf(main, data, others.length === 0 ? 1 : 0.6)}
          maxBarSize={56}
          isAnimationActive={isMoving}
          animationDuration={620}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** @param share of the room that a bar takes up, 0 to 1 */
function barOf(series: ChartSeries<unknown>, { rows }: ChartData<unknown>, share: number) {
  return function BarShape({ x, y, width, height, index, fillOpacity }: BarShapeProps) {
    const own = width * share;
    const value = series.value(rows[index]);
    if (value === 0) return null;
    return (
      <rect
        x={x + (width - own) / 2}
        y={Math.min(y, y + height)}
        width={own}
        height={Math.abs(height)}
        rx={Math.min(3, own / 3)}
        fill={colourOf(series, value)}
        fillOpacity={fillOpacity}
      />
    );
  };
}
