import type { AdminOrderSort } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import type { TableState } from '@/lib/table/use-table-state';
import { CsvExport } from '@/features/common/admin/csv-export';
import { SavedViews } from '@/features/common/admin/saved-views';
import { DataList } from '@/ui/data-table/data-list';
import type { orderFilters } from '../../model/filters';
import { OrderBulkActions } from './bulk-actions';
import { orderColumns } from './order-columns';
import { ListFilters } from './order-filters';

export type OrderTableState = TableState<typeof orderFilters, AdminOrderSort>;

/** The orders that match the filters in the URL. */
export function OrderList({ state }: { state: OrderTableState }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const list = useQuery(listQuery('orders.admin.list', { query: state.query }));
  return (
    <DataList
      label={t('list.label')}
      columns={orderColumns(t, locale)}
      list={list}
      state={state}
      search={t('filters.search')}
      filters={<ListFilters filters={state.filters} onChange={state.setFilters} />}
      views={<SavedViews screen="orders" state={state} />}
      actions={
        <CsvExport
          call="orders.admin.export"
          query={state.filters}
          fileName={t('list.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      rowHref={({ id }) => paths.dashboardOrder(id)}
      bulk={(selection) => <OrderBulkActions selection={selection} />}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
