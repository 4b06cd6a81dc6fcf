import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { legendOf, type ChartData } from './chart-data';
import { ChartTable } from './chart-table';

interface ChartFrameProps<Row> {
  data: ChartData<Row>;
  /** The heading above the chart. */
  title?: ReactNode;
  /** Classes that set the plot's height. */
  className?: string | undefined;
  children: ReactNode;
}

/** The frame around every chart: its heading, its legend and a table alternative with the same data. */
export function ChartFrame<Row>({ data, title, className, children }: ChartFrameProps<Row>) {
  const { t } = useTranslation('kit');
  const [isTable, setTable] = useState(false);
  const { series, rows } = data;
  const isEmpty = rows.every((row) => series.every(({ value }) => value(row) === 0));
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {title}
        {series.length > 1 && (
          <ul className="graph flex flex-wrap gap-x-4 text-sm text-muted">
            {legendOf(data).map(({ name, colour }) => (
              <li key={name} className="flex items-center gap-2">
                <span aria-hidden className="size-3 rounded-sm" style={{ background: colour }} />
                {name}
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && (
          <button
            type="button"
            className="control-text ml-auto inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm text-muted hover:bg-raised hover:text-ink"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? <ChartColumn aria-hidden className="size-4.5" /> : <Table2 aria-hidden className="size-4.5" />}
            {t(isTable ? 'chart.asChart' : 'chart.asTable')}
          </button>
        )}
      </figcaption>
      {isEmpty ? (
        <p className={cx('flex items-center justify-center text-muted', className)}>{t('chart.empty')}</p>
      ) : isTable ? (
        <ChartTable data={data} />
      ) : (
        <div role="img" aria-label={data.label} className={cx('graph min-w-0 overflow-hidden', className)}>
          {children}
        </div>
      )}
    </figure>
  );
}
