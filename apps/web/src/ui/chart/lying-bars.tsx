import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { toneColour, type ChartData } from './chart-data';
import { axisProps, plotRows, PlotTooltip, tickOf, useMotion } from './plot-parts';

export default function LyingBars({ data }: { data: ChartData<unknown> }) {
  const isMoving = useMotion();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={plotRows(data)}
        layout="vertical"
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} stroke="var(--line)" />
        <XAxis {...axisProps} type="number" tickFormatter={data.formatShort ?? data.format} allowDecimals={false} />
        <YAxis
          {...axisProps}
          dataKey="index"
          type="category"
          tickFormatter={tickOf(data)}
          interval={0}
          tickMargin={8}
          axisLine={false}
          width={96}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--raised)' }}
          content={({ active, label }) => (active ? <PlotTooltip data={data} index={Number(label)} /> : null)}
        />
        {data.series.map(({ id, tone }) => (
          <Bar
            key={id}
            dataKey={id}
            fill={toneColour[tone]}
            radius={[0, 6, 6, 0]}
            maxBarSize={44}
            isAnimationActive={isMoving}
            animationDuration={620}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
