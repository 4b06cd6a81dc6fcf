import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { toneColour, type ChartData } from './chart-data';
import { axisProps, plotRows, PlotTooltip, tickOf, useMotion } from './plot-parts';

/** Two flight paths over a field of hairlines: what it is about glows, what it is compared with is dashed. */
export default function LinePlot({ data }: { data: ChartData<unknown> }) {
  const id = useId();
  const isMoving = useMotion();
  const [main, ...others] = data.series;
  if (!main) return null;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart data={plotRows(data)} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={toneColour[main.tone]} stopOpacity={0.35} />
            <stop offset="1" stopColor={toneColour[main.tone]} stopOpacity={0} />
          </linearGradient>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...axisProps} dataKey="index" tickFormatter={tickOf(data)} minTickGap={28} tickMargin={8} />
        <YAxis {...axisProps} axisLine={false} width={60} tickFormatter={data.formatShort ?? data.format} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--line-strong)', strokeDasharray: '3 3' }}
          content={({ active, label }) => (active ? <PlotTooltip data={data} index={Number(label)} /> : null)}
        />
        {others.map((series) => (
          <Area
            key={series.id}
            type="monotone"
            dataKey={series.id}
            stroke={toneColour[series.tone]}
            strokeWidth={1.75}
            strokeDasharray="5 5"
            fill="none"
            activeDot={false}
            isAnimationActive={false}
          />
        ))}
        <Area
          type="monotone"
          dataKey={main.id}
          stroke={toneColour[main.tone]}
          strokeWidth={2.5}
          fill={`url(#${id})`}
          activeDot={{ r: 5, strokeWidth: 0 }}
          style={{ filter: `drop-shadow(0 0 6px ${toneColour[main.tone]})` }}
          isAnimationActive={isMoving}
          animationDuration={620}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
