import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { DayLink } from '@/features/common/admin/day-link';
import { SavedViews } from '@/features/common/admin/saved-views';
import { ListPage } from '@/features/common/admin/list-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { bookingTable, timeOf, usualSort } from '../model/filters';
import { bookingColumns } from './booking-columns';
import { BookingFilters } from './booking-filters';

/** The bookings that the administrator manages and that match the filters in the URL. */
export function BookingsPage() {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  const state = useTableState(bookingTable);
  const { filters } = state;
  const when = timeOf(filters);
  const sort = state.sort ?? usualSort(filters);
  const list = useList('bookings.admin.list', { query: { ...state.query, when, sort } });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<DayLink />}
      columns={bookingColumns(t, locale)}
      list={list}
      state={{ ...state, sort }}
      search={t('filters.search')}
      filters={<BookingFilters filters={filters} onChange={state.setFilters} />}
      views={<SavedViews screen="bookings" state={state} />}
      actions={
        <CsvExport
          call="bookings.admin.export"
          query={{ ...filters, when }}
          fileName={t('list.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ number }) => number}
      rowHref={({ id }) => paths.dashboardBooking(id)}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
