import type { ReactNode } from 'react';
import type { ChartData } from './chart-data';
import { ChartFrame } from './chart-frame';
import { HorizontalBars } from './lying-bars';
import { VerticalBars } from './standing-bars';

interface BarChartProps<Row> {
  data: ChartData<Row>;
  title?: ReactNode;
  className?: string;
  /** Draws horizontal bars with their names beside them, for a few rows with long names. */
  isLying?: boolean;
}

/** Shows amounts as separate bars that start at zero. */
export function BarChart<Row>({ data, title, className = 'h-64', isLying = false }: BarChartProps<Row>) {
  const Bars = isLying ? HorizontalBars : VerticalBars;
  return (
    <ChartFrame data={data} title={title} className={className}>
      <Bars data={data as ChartData<unknown>} />
    </ChartFrame>
  );
}
