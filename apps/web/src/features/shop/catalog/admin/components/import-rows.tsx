import {
  importRowFilters,
  productAdminQueries,
  type ProductImportRowWire,
  type ProductImportWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import { useTableState } from '@/lib/table/use-table-state';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import type { Column } from '@/ui/data-table/columns';
import { CsvExport } from '@/features/common/admin/csv-export';
import { RowErrors } from '@/features/common/admin/file-import/row-errors';
import { DataList } from '@/ui/data-table/data-list';
import { SelectFilter } from '@/ui/data-table/filters';

const rowTable = tableOf(productAdminQueries['products.admin.importRows']);

/** The rows of a file, each with its changes or the reason why it is left out. */
export function ImportRows({ of }: { of: ProductImportWire }) {
  const { t } = useTranslation('products.admin');
  const state = useTableState(rowTable);
  const list = useQuery(listQuery('products.admin.importRows', { params: { id: of.id }, query: state.query }));
  const errorFields = new Set(
    list.data?.items.flatMap(({ errors }) => errors.map(({ field }) => field)).filter(Boolean),
  );
  if (state.filters.field !== undefined) errorFields.add(state.filters.field);
  return (
    <section aria-label={t('importPage.all')}>
      <DataList
        label={t('importPage.all')}
        columns={useColumns()}
        list={list}
        state={state}
        filters={
          <>
            <SelectFilter
              label={t('importPage.show')}
              any={t('importPage.all')}
              options={importRowFilters.map((value) => ({ value, label: t(`importPage.${value}`) }))}
              value={state.filters.show}
              onChange={(show) => state.setFilters({ show })}
            />
            {errorFields.size > 0 && (
              <SelectFilter
                label={t('importPage.column')}
                any={t('importPage.anyColumn')}
                options={[...errorFields].toSorted().map((value) => ({ value, label: value }))}
                value={state.filters.field}
                onChange={(field) => state.setFilters({ field })}
              />
            )}
          </>
        }
        actions={
          of.found.refused > 0 && (
            <CsvExport
              call="products.admin.importErrors.export"
              params={{ id: of.id }}
              query={undefined}
              fileName="import-errors"
              label={t('importPage.downloadErrors')}
            />
          )
        }
        rowId={({ line }) => String(line)}
        rowName={({ line, name }) => name || String(line)}
        empty={{ title: t('importPage.noRows') }}
      />
    </section>
  );
}

const tones: Record<ProductImportRowWire['action'], BadgeTone> = { create: 'good', update: 'ice', keep: 'neutral' };

function useColumns(): Column<ProductImportRowWire, never>[] {
  const { t } = useTranslation(['products.admin', 'imports.admin']);
  return [
    {
      id: 'line',
      header: t('imports.admin:row'),
      className: '@2xl:w-20',
      cell: ({ line }) => <span className="numeral">{line}</span>,
    },
    {
      id: 'product',
      header: t('importPage.product'),
      cell: ({ name, slug }) => (
        <span className="break-words">
          <span className="block font-semibold">{name || slug}</span>
          {name && <span className="block text-sm break-all text-muted">{slug}</span>}
        </span>
      ),
    },
    {
      id: 'result',
      header: t('imports.admin:result'),
      plainOnPhone: true,
      cell: (row) => <Result row={row} />,
    },
  ];
}

function Result({ row: { action, changes, errors } }: { row: ProductImportRowWire }) {
  const { t } = useTranslation(['products.admin', 'imports.admin']);
  if (errors.length > 0) return <RowErrors errors={errors} />;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Badge tone={tones[action]}>{t(`importPage.${action}`)}</Badge>
      {changes.length > 0 && (
        <ul className="text-sm text-muted">
          {changes.map(({ field, before, after }) => (
            <li key={field} className="break-words">
              {t('imports.admin:errorIn', {
                column: field,
                message: t('importPage.becomes', { before: shown(before), after: shown(after) }),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function shown(value: string): string {
    if (value === '') return t('importPage.empty');
    return value.length > longest ? `${value.slice(0, longest)}…` : value;
  }
}

/** Longer values are cut, so that a description does not fill the row. */
const longest = 60;
