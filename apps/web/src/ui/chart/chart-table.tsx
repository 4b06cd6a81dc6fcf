import { useTranslation } from 'react-i18next';
import type { ChartData } from './chart-data';

/** The chart's data as a table. */
export function ChartTable<Row>({ data }: { data: ChartData<Row> }) {
  const { t } = useTranslation('kit');
  const { label, rows, category, categoryName, series, format, hasTotal } = data;
  const cell = 'border-b border-line px-3 py-2 text-right tabular-nums';
  return (
    // Long tables scroll in their own box, which therefore has to be focusable from the keyboard.
    <div role="region" aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-control">
      <table className="w-full text-[0.9375rem]">
        <thead className="sticky top-0 bg-surface text-sm text-muted">
          <tr>
            <th scope="col" className="border-b border-line px-3 py-2 text-left font-semibold">
              {categoryName}
            </th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={category(row)}>
              <th scope="row" className="border-b border-line px-3 py-2 text-left font-normal">
                {category(row)}
              </th>
              {series.map(({ id, value }) => (
                <td key={id} className={cell}>
                  {format(value(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="px-3 py-2 text-left">
                {t('chart.total')}
              </th>
              {series.map(({ id, value }) => (
                <td key={id} className="px-3 py-2 text-right tabular-nums">
                  {format(rows.reduce((sum, row) => sum + value(row), 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
