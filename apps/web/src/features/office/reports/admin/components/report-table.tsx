import {
  reportColumns,
  type ReportName,
  type ReportRowWire,
  reportTables,
  type ReportTableWire,
} from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '@/ui/chart/figure-table';
import { formatCompactMoney, formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { BarChart } from '@/ui/chart/bar-chart';

interface ReportTableProps {
  report: ReportName;
  data: ReportTableWire;
}

/** The number of rows up to which a chart says more than the table. */
const chartRowsMax = 12;

/** The rows of any report. Each figure is above the same figure of the compared period. */
export function ReportTable({ report, data }: ReportTableProps) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const columns = reportColumns(report);
  const text = (value: number, index: number) =>
    columns[index]?.unit === 'dollars' ? formatMoney(value, locale) : formatNumber(value, locale);
  const both = (index: number, now: number, before: number | undefined) => (
    <>
      <span className="block">{text(now, index)}</span>
      {before !== undefined && <span className="block text-sm font-normal text-muted">{text(before, index)}</span>}
    </>
  );
  return (
    <FigureTable
      label={t(`tables.names.${report}`)}
      name={{
        header: reportTables[report].rows[locale],
        cell: ({ name, detail }: ReportRowWire) => (
          <>
            <span className="block wrap-anywhere">{name[locale]}</span>
            {detail !== '' && <span className="block text-sm wrap-anywhere text-muted">{detail}</span>}
          </>
        ),
      }}
      rows={data.rows}
      rowId={({ key }) => key}
      totalName={t('tables.total')}
      columns={columns.map(({ id, heading, hasNoTotal }, index) => ({
        id,
        header: heading[locale],
        cell: ({ figures, before }: ReportRowWire) => both(index, figures[index] ?? 0, before?.[index]),
        total: hasNoTotal === true ? '–' : both(index, data.totals[index] ?? 0, data.totalsBefore?.[index]),
      }))}
    />
  );
}

/**
 * Draws a chart of the last column of an amounts report, or of the first column of a counts report. Draws nothing if
 * the report has too many or too few rows.
 */
export function ReportChart({ report, data }: ReportTableProps) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const columns = reportColumns(report);
  const isMoney = columns.at(-1)?.unit === 'dollars';
  const index = isMoney ? columns.length - 1 : 0;
  const column = columns[index];
  if (column === undefined || data.rows.length < 2 || data.rows.length > chartRowsMax) return null;
  return (
    <BarChart
      isLying
      className={data.rows.length > 5 ? 'h-96' : 'h-64'}
      data={{
        label: `${t(`tables.names.${report}`)}, ${column.heading[locale]}`,
        rows: data.rows,
        category: ({ name }) => name[locale],
        categoryName: reportTables[report].rows[locale],
        series: [
          {
            id: 'now',
            name: t('revenue.now'),
            tone: 'ice',
            value: ({ figures }) => figures[index] ?? 0,
            below: { name: t('revenue.refundDays'), tone: 'warn' },
          },
          ...(data.compared
            ? [
                {
                  id: 'before',
                  name: t('tables.comparedPeriod'),
                  tone: 'quiet' as const,
                  value: ({ before }: ReportRowWire) => before?.[index] ?? 0,
                },
              ]
            : []),
        ],
        format: (value) => (isMoney ? formatMoney(value, locale) : formatNumber(value, locale)),
        formatShort: (value) => (isMoney ? formatCompactMoney(value, locale) : formatNumber(value, locale)),
      }}
    />
  );
}
