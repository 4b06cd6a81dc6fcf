import {
  type Locale,
  type LocalText,
  type ReceivedQuery,
  reportColumns,
  type ReportName,
  reportRowsMax,
  type ReportTableWire,
  reportTables,
} from '@dronesoccer/contracts';
import { addDays, comparedPeriod, type DayPeriod, monthStarts, toDollars } from '@dronesoccer/domain';
import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Tx } from '../../../../platform/database/index.js';
import { type CsvColumn, CsvFile } from '../../../../platform/http/index.js';
import { reportPeriod } from '../overview/report-period.js';
import type { ReportRow, ReportSpan, ReportStatement } from './report-statement.js';
import { rowName } from './row-names.js';
import { goodsReports } from './goods.queries.js';
import { moneyReports } from './money.queries.js';
import { resultReports } from './results.queries.js';
import { taxReports } from './taxes.queries.js';

const statements: Readonly<Record<ReportName, ReportStatement>> = {
  ...taxReports,
  ...moneyReports,
  ...goodsReports,
  ...resultReports,
};

/** Reads one report of a period, optionally beside another period, from one database snapshot. */
@Injectable()
export class ReadTable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError REPORT_001 if the period is not valid or too long */
  async get({ report, compare, ...days }: ReceivedQuery<'reports.admin.table'>): Promise<ReportTableWire> {
    const { from, to } = reportPeriod(days, this.clock.now());
    const compared = comparedPeriod({ from, to }, compare);
    const [now, before] = await this.database.snapshot(
      async (tx) => [await rowsOf(tx, report, { from, to }), compared && (await rowsOf(tx, report, compared))] as const,
    );
    return presentTable(report, { from, to, compared }, now, before);
  }

  /** @throws AppError REPORT_001, REPORT_002 if the report has no rows */
  export({ report, ...days }: ReceivedQuery<'reports.admin.tableExport'>, locale: Locale): Promise<CsvFile> {
    const { from, to } = reportPeriod(days, this.clock.now());
    const { text, params } = statementOf(report, { from, to });
    return CsvFile.of({
      name: `${report}-${from}-${to}`,
      locale,
      columns: [
        { heading: reportTables[report].rows, value: (row) => rowName(report, row, { from, to })[locale] },
        { heading: detailHeading, value: ({ detail }) => detail },
        ...reportColumns(report).map(({ heading, unit }, index): CsvColumn<ReportRow> => ({
          heading,
          value: ({ figures }) => (unit === 'dollars' ? toDollars(figures[index] ?? 0) : (figures[index] ?? 0)),
        })),
      ],
      rows: this.database.openRows<ReportRow>(text, params),
      whenEmpty: 'REPORT_002',
    });
  }
}

const detailHeading: LocalText = { en: 'Details', fr: 'Détails' };

function spanOf(period: DayPeriod): ReportSpan {
  return {
    start: organisationDayStart(period.from, 0),
    end: organisationDayStart(addDays(period.to, 1), 0),
    months: monthStarts(period).map((day) => organisationDayStart(day, 0)),
  };
}

function statementOf(report: ReportName, period: DayPeriod): { text: string; params: unknown[] } {
  const span = spanOf(period);
  const { text, more = [] } = statements[report](span);
  return { text, params: [span.start, span.end, ...more] };
}

/** The statement has no name: PostgreSQL must plan it for this period, because a kept plan expects a short one. */
const rowsOf = (tx: Tx, report: ReportName, period: DayPeriod): Promise<ReportRow[]> => {
  const { text, params } = statementOf(report, period);
  return tx.query<ReportRow>(text, params);
};

type Periods = Pick<ReportTableWire, 'from' | 'to' | 'compared'>;

function presentTable(
  report: ReportName,
  periods: Periods,
  now: readonly ReportRow[],
  before: readonly ReportRow[] | null,
): ReportTableWire {
  const columns = reportColumns(report);
  const amount = (figure: number, index: number) => (columns[index]?.unit === 'dollars' ? toDollars(figure) : figure);
  const amounts = (row: Pick<ReportRow, 'figures'> | undefined) =>
    columns.map((_, index) => amount(row?.figures[index] ?? 0, index));
  const totals = (rows: readonly ReportRow[]) =>
    columns.map(({ hasNoTotal }, index) =>
      hasNoTotal === true
        ? 0
        : amount(
            rows.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0),
            index,
          ),
    );
  const earlier = new Map(before?.map((row) => [row.key, row]));
  // A row that existed only in the compared period is shown with zeros, so that what vanished is not hidden. Months are
  // compared by their number within the period.
  const isMonth = report === 'months';
  const vanished = isMonth ? [] : (before ?? []).filter(({ key }) => !now.some((row) => row.key === key));
  const rows = [...now, ...vanished.map((row) => ({ ...row, figures: [] }))];
  return {
    ...periods,
    rows: rows.slice(0, reportRowsMax).map((row) => ({
      key: row.key,
      name: rowName(report, row, periods),
      detail: row.detail,
      figures: amounts(row),
      before: before && amounts(earlier.get(row.key)),
    })),
    total: rows.length,
    totals: totals(now),
    totalsBefore: before && totals(before),
  };
}
