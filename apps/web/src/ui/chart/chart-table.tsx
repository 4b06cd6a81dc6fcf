import { useTranslation } from 'react-i18next';
import type { ChartData } from './chart-data';
import { FigureTable } from './figure-table';

/** The chart's data as a table. */
export function ChartTable<Row>({ data }: { data: ChartData<Row> }) {
  const { t } = useTranslation('kit');
  const { label, rows, category, categoryName, series, format, hasTotal } = data;
  return (
    <FigureTable
      label={label}
      name={{ header: categoryName, cell: category }}
      columns={series.map(({ id, name, value }) => ({
        ...{ id, header: name, cell: (row: Row) => format(value(row)) },
        total: format(rows.reduce((sum, row) => sum + value(row), 0)),
      }))}
      rows={rows}
      rowId={category}
      {...(hasTotal && { totalName: t('chart.total') })}
    />
  );
}
