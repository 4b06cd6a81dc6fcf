import type { LocalText } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { SelectFilter } from '@/ui/data-table/filters';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { CsvExport } from '../csv-export';
import type { ImportedFile, ImportedRow, RowImporter } from './file-importer';
import { RowErrors } from './row-errors';

export interface OutcomeTerms {
  /** The name of the outcome in a row and in the filter. */
  label: string;
  tone?: BadgeTone;
  /** The name of the outcome among the figures, if it differs. */
  figure?: (isDone: boolean) => string;
}

/** The texts in which an importer differs from the others. */
type RowTexts = Partial<
  Record<'rows' | 'show' | 'anyOutcome' | 'noRows' | 'noRowsText' | 'downloadRefused' | 'refusedFile', string>
>;

export interface RowTerms<Row> {
  /** The columns before the result, given the column with the row's number; by default, the file's first column. */
  columns?: (line: Column<Row, never>) => readonly Column<Row, never>[];
  /** The row's name, by default the cell of the file's first column; the row's number if this is empty. */
  rowName?: (row: Row) => string;
  /** The key of the row's outcome; `outcome` by default. */
  outcomeOf?: (row: Row) => string;
  /** Further details of a row that is not refused. */
  details?: (row: Row) => ReactNode;
  /** The headings of the file's columns, if they are not the columns' keys. */
  headings?: Readonly<Record<string, LocalText>>;
  texts?: RowTexts;
}

interface ImportedRowsProps<Found extends ImportedFile, Row extends ImportedRow> extends RowTerms<Row> {
  importer: RowImporter<Found, Row>;
  importId: string;
  outcomes: Readonly<Record<string, OutcomeTerms>>;
  hasRefused: boolean;
}

/** The rows of a file, each with its effect or the reasons why it is refused. */
export function ImportedRows<Found extends ImportedFile, Row extends ImportedRow>(
  props: ImportedRowsProps<Found, Row>,
) {
  const { importer, importId, outcomes, hasRefused, headings = {}, details } = props;
  const { outcomeOf = ({ outcome }) => outcome ?? '', texts = {} } = props;
  const { t } = useTranslation('imports.admin');
  const locale = useLocale();
  const [first = ''] = Object.keys(headings);
  const { rowName = ({ cells }) => cells?.[first] ?? '' } = props;
  const named: Column<Row, never> = {
    id: 'name',
    header: headings[first]?.[locale] ?? first,
    cell: (row) => <span className="wrap-anywhere">{rowName(row) || t('emptyCell')}</span>,
  };
  const { columns = (line) => [named, line] } = props;
  const state = useTableState(importer.rowTable);
  const list = useQuery(importer.rows(importId, state.query));
  const label = texts.rows ?? t('rows');
  const line: Column<Row, never> = {
    id: 'line',
    header: t('row'),
    className: '@2xl:w-20',
    cell: (row) => <span className="numeral">{row.line}</span>,
  };
  const result = (row: Row) => {
    const outcome = outcomeOf(row);
    const isRefused = row.errors.length > 0;
    return (
      <div className="flex flex-col items-start gap-1.5">
        {(!isRefused || outcome === 'refused') && (
          <Badge tone={outcomes[outcome]?.tone ?? 'neutral'}>{outcomes[outcome]?.label}</Badge>
        )}
        {isRefused ? <RowErrors errors={row.errors} headings={headings} /> : details?.(row)}
      </div>
    );
  };
  return (
    <section aria-label={label}>
      <DataList
        label={label}
        columns={[...columns(line), { id: 'result', header: t('result'), plainOnPhone: true, cell: result }]}
        list={list}
        state={state}
        filters={
          <>
            <SelectFilter
              label={texts.show ?? t('result')}
              any={texts.anyOutcome ?? t('anyOutcome')}
              options={importer.shownOutcomes.map((value) => ({ value, label: outcomes[value]?.label ?? value }))}
              value={state.filters.show}
              onChange={(show) => state.setFilters({ show })}
            />
            {importer.rowTable.filters.field && (
              <ColumnFilter
                rows={list.data?.items ?? []}
                value={state.filters.field}
                onChange={(field) => state.setFilters({ field })}
              />
            )}
          </>
        }
        actions={
          hasRefused && (
            <CsvExport
              call={importer.refused}
              params={{ id: importId }}
              query={undefined}
              fileName={texts.refusedFile ?? t('refusedFile')}
              label={texts.downloadRefused ?? t('downloadRefused')}
            />
          )
        }
        rowId={(row) => String(row.line)}
        rowName={(row) => rowName(row) || String(row.line)}
        empty={{ title: texts.noRows ?? t('noRows'), ...(texts.noRowsText && { text: texts.noRowsText }) }}
      />
    </section>
  );
}

interface ColumnFilterProps {
  rows: readonly ImportedRow[];
  value: string | undefined;
  onChange: (field: string | undefined) => void;
}

/** Filters by the columns with an error on this page. */
function ColumnFilter({ rows, value, onChange }: ColumnFilterProps) {
  const { t } = useTranslation('imports.admin');
  const fields = new Set(rows.flatMap(({ errors }) => errors.map(({ field }) => field)).filter(Boolean));
  if (value !== undefined) fields.add(value);
  if (fields.size === 0) return null;
  return (
    <SelectFilter
      label={t('column')}
      any={t('anyColumn')}
      options={[...fields].toSorted().map((field) => ({ value: field, label: field }))}
      value={value}
      onChange={onChange}
    />
  );
}
