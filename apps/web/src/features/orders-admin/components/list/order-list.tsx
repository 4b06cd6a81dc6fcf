import type { AdminOrderSort } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import type { TableState } from '@/lib/table/use-table-state';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import { CsvExport } from '@/ui/data-table/csv-export';
import { DataTable } from '@/ui/data-table/data-table';
import { SavedViews } from '@/ui/data-table/saved-views';
import { SearchFilter } from '@/ui/data-table/search-filter';
import { TableToolbar } from '@/ui/data-table/table-toolbar';
import { useSelection } from '@/ui/data-table/use-selection';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/link';
import { adminOrdersQuery } from '../../api/queries';
import type { orderFilters } from '../../model/filters';
import { orderColumns } from './order-columns';
import { ListFilters } from './order-filters';
import { ShipMany } from './ship-many';

export type OrderTableState = TableState<typeof orderFilters, AdminOrderSort>;

/** Every order, as the filters in the address leave them. */
export function OrderList({ state }: { state: OrderTableState }) {
  const { t } = useTranslation('orders-admin');
  const locale = useLocale();
  const list = useQuery(adminOrdersQuery(state.query));
  const items = list.data?.items ?? [];
  const total = list.data?.total ?? 0;
  const selection = useSelection({ pageIds: items.map(({ id }) => id), total, view: state.view });
  // Only ticked ones: what is done here is done order by order.
  const selected = 'ids' in selection.target ? selection.target.ids : [];
  const [isShipping, setShipping] = useState(false);
  const columns = orderColumns(t, locale);
  return (
    <>
      <TableToolbar
        columns={columns}
        state={state}
        search={
          <SearchFilter
            label={t('filters.search')}
            value={state.filters.search}
            onChange={(search) => state.setFilters({ search }, { replace: true })}
          />
        }
        filters={<ListFilters filters={state.filters} onChange={state.setFilters} />}
        actions={
          <>
            <SavedViews screen="orders" state={state} />
            <CsvExport
              call="ordersAdmin.export"
              query={state.filters}
              fileName={t('list.export')}
              disabled={list.data?.total === 0}
            />
          </>
        }
      />
      <DataTable
        label={t('list.label')}
        columns={columns}
        list={list}
        state={state}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ id }) => paths.dashboardOrder(id)}
        selection={selection}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      />
      <BulkBar selection={selection} total={total} canSelectAll={false}>
        <ButtonLink to={paths.packingSlips(selected)} variant="outline">
          <PackageOpen aria-hidden className="size-5" />
          {t('bulk.slips')}
        </ButtonLink>
        <Button onClick={() => setShipping(true)}>
          <Truck aria-hidden className="size-5" />
          {t('bulk.ship')}
        </Button>
      </BulkBar>
      {isShipping && (
        <ShipMany
          ids={selected}
          onClose={(anyShipped) => {
            setShipping(false);
            if (anyShipped) selection.clear();
          }}
        />
      )}
    </>
  );
}
