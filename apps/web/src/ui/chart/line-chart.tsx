import { lazy, type ReactNode } from 'react';
import type { ChartData } from './chart-data';
import { ChartFrame } from './chart-frame';

// The chart library is large, and a dashboard page is read before its curve is.
const LinePlot = lazy(() => import('./line-plot'));

export interface LineChartProps<Row> {
  data: ChartData<Row>;
  title?: ReactNode;
  className?: string;
}

/** A course over time. The first series is filled: it is what the chart is about. */
export function LineChart<Row>({ data, title, className = 'h-64' }: LineChartProps<Row>) {
  return (
    <ChartFrame data={data} title={title} className={className}>
      <LinePlot data={data as ChartData<unknown>} />
    </ChartFrame>
  );
}
