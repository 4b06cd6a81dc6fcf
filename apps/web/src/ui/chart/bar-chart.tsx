import type { ReactNode } from 'react';
import type { ChartData } from './chart-data';
import { ChartFrame } from './chart-frame';
import { LyingBars } from './lying-bars';
import { StandingBars } from './standing-bars';

export interface BarChartProps<Row> {
  data: ChartData<Row>;
  title?: ReactNode;
  className?: string;
  /** Bars lie side by side, and their names stand beside them: for few rows with long names. */
  isLying?: boolean;
}

/** Amounts as bars from zero: nothing is drawn between two of them. */
export function BarChart<Row>({ data, title, className = 'h-64', isLying = false }: BarChartProps<Row>) {
  const Bars = isLying ? LyingBars : StandingBars;
  return (
    <ChartFrame data={data} title={title} className={className}>
      <Bars data={data as ChartData<unknown>} />
    </ChartFrame>
  );
}
