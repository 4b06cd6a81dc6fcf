import {
  type ImportOutcome,
  importOutcomes,
  subscriberColumns,
  subscriberImportQueries,
  type SubscriberImportRowWire,
  type SubscriberImportWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { RowErrors } from '@/features/common/admin/file-import/row-errors';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import { useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { SelectFilter } from '@/ui/data-table/filters';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const rowTable = tableOf(subscriberImportQueries['newsletter.imports.admin.rows']);

/** The rows of a list, refused rows first, with their effects or the reasons for refusal. */
export function ListRows({ of }: { of: SubscriberImportWire }) {
  const { t } = useTranslation(['newsletter.admin', 'imports.admin']);
  const state = useTableState(rowTable);
  const list = useQuery(listQuery('newsletter.imports.admin.rows', { params: { id: of.id }, query: state.query }));
  return (
    <section aria-label={t('import.rows')}>
      <DataList
        label={t('import.rows')}
        columns={useColumns()}
        list={list}
        state={state}
        filters={
          <SelectFilter
            label={t('import.result')}
            any={t('import.anyResult')}
            options={importOutcomes.map((value) => ({ value, label: t(`import.outcomes.row.${value}`) }))}
            value={state.filters.show}
            onChange={(show) => state.setFilters({ show })}
          />
        }
        actions={
          of.counts.refused > 0 && (
            <CsvExport
              call="newsletter.imports.admin.refused"
              params={{ id: of.id }}
              query={undefined}
              fileName={t('imports.admin:refusedFile')}
              label={t('imports.admin:downloadRefused')}
            />
          )
        }
        rowId={({ line }) => String(line)}
        rowName={({ line, email }) => email || String(line)}
        empty={{ title: t('import.noRows'), text: t('import.noRowsText') }}
      />
    </section>
  );
}

const tones: Record<ImportOutcome, BadgeTone> = {
  ...{ added: 'good', asked: 'ice', confirmed: 'good', kept: 'neutral', refused: 'red' },
};

function useColumns(): Column<SubscriberImportRowWire, never>[] {
  const { t } = useTranslation(['newsletter.admin', 'imports.admin']);
  return [
    {
      id: 'email',
      header: t('columns.email'),
      cell: ({ email }) => <span className="wrap-anywhere">{email || t('import.noEmail')}</span>,
    },
    {
      id: 'line',
      header: t('imports.admin:row'),
      className: '@2xl:w-20',
      cell: ({ line }) => <span className="numeral">{line}</span>,
    },
    { id: 'result', header: t('import.result'), plainOnPhone: true, cell: (row) => <Result row={row} /> },
  ];
}

function Result({ row: { outcome, consent, errors } }: { row: SubscriberImportRowWire }) {
  const { t } = useTranslation('newsletter.admin');
  const locale = useLocale();
  const nameOf = (field: string): string => {
    const column = subscriberColumns.find((each) => each === field);
    return column === undefined ? field : t(`import.columns.${column}.name`);
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Badge tone={tones[outcome]}>{t(`import.outcomes.row.${outcome}`)}</Badge>
      {errors.length > 0 ? (
        <RowErrors errors={errors} nameOf={nameOf} />
      ) : (
        consent && (
          <span className="text-sm wrap-anywhere text-muted">
            {t(`import.bases.${consent.basis}`, { day: formatDay(consent.day, locale), source: consent.source })}
          </span>
        )
      )}
    </div>
  );
}
