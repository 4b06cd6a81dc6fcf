import { lazy, type ReactNode } from 'react';
import type { ChartData } from './chart-data';
import { ChartFrame } from './chart-frame';

const BarPlot = lazy(() => import('./bar-plot'));

export interface BarChartProps<Row> {
  data: ChartData<Row>;
  title?: ReactNode;
  className?: string;
  /** Bars lie, and their names stand beside them: for names that are long. */
  isLying?: boolean;
}

/** Amounts side by side. */
export function BarChart<Row>({ data, title, className = 'h-64', isLying = false }: BarChartProps<Row>) {
  return (
    <ChartFrame data={data} title={title} className={className}>
      <BarPlot data={data as ChartData<unknown>} isLying={isLying} />
    </ChartFrame>
  );
}
