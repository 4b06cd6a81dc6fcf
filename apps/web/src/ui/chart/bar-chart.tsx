import type { ReactNode } from 'react';
import { late } from '@/lib/late';
import { Skeleton } from '../feedback/skeleton';
import type { ChartData } from './chart-data';
import { ChartFrame } from './chart-frame';

// The chart library is large, and a dashboard page is read before its bars are.
const placeholder = <Skeleton className="size-full" />;
const LyingBars = late(() => import('./lying-bars'), { placeholder });
const StandingBars = late(() => import('./standing-bars'), { placeholder });

export interface BarChartProps<Row> {
  data: ChartData<Row>;
  title?: ReactNode;
  className?: string;
  /** Bars lie side by side, and their names stand beside them: for few rows with long names. */
  isLying?: boolean;
}

/** Amounts as bars from zero: nothing is drawn between two of them. */
export function BarChart<Row>({ data, title, className = 'h-64', isLying = false }: BarChartProps<Row>) {
  const Plot = isLying ? LyingBars : StandingBars;
  return (
    <ChartFrame data={data} title={title} className={className}>
      <Plot data={data as ChartData<unknown>} />
    </ChartFrame>
  );
}
