import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { toneColour, type ChartData } from './chart-data';
import { axisProps, plotRows, PlotTooltip, tickOf, useMotion } from './plot-parts';

export default function BarPlot({ data, isLying }: { data: ChartData<unknown>; isLying: boolean }) {
  const isMoving = useMotion();
  const names = { dataKey: 'index', tickFormatter: tickOf(data), interval: 0, tickMargin: 8 } as const;
  const amounts = { type: 'number', tickFormatter: data.formatShort ?? data.format, allowDecimals: false } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={plotRows(data)}
        layout={isLying ? 'vertical' : 'horizontal'}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={isLying} horizontal={!isLying} stroke="var(--line)" />
        {isLying ? <XAxis {...axisProps} {...amounts} /> : <XAxis {...axisProps} {...names} type="category" />}
        {isLying ? (
          <YAxis {...axisProps} {...names} type="category" axisLine={false} width={96} />
        ) : (
          <YAxis {...axisProps} {...amounts} axisLine={false} width={48} />
        )}
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
            radius={isLying ? [0, 6, 6, 0] : [6, 6, 0, 0]}
            maxBarSize={44}
            isAnimationActive={isMoving}
            animationDuration={620}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
