import { type LocationAdminWire, provinceCodes, provinces } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ActiveFilter } from '@/features/common/admin/active-filter';
import { NewLink } from '@/features/common/admin/new-link';
import { Cover } from '@/features/common/admin/pictures/cover';
import { useSeesEveryCompany } from '@/features/common/admin/use-sees-every-company';
import { WorkPage } from '@/features/common/admin/work-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { SelectFilter } from '@/ui/data-table/filters';
import { Badge } from '@/ui/feedback/badge';
import { locationTable } from '../../model/tables';
import { CompanyFilter } from '../filters';
import { PlacesNav } from '../places-nav';

/** The locations that the administrator manages, including closed ones. */
export function LocationsPage() {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const seesAll = useSeesEveryCompany();
  const state = useTableState(locationTable);
  return (
    <WorkPage title={t('locations.title')} text={t('locations.text')} action={<NewLocationLink />}>
      <PlacesNav at="locations" />
      <DataList
        label={t('locations.title')}
        columns={useColumns()}
        list={useQuery(listQuery('locations.admin.list', { query: state.query }))}
        state={state}
        search={t('locations.search')}
        filters={<LocationFilters state={state} />}
        rowId={({ id }) => id}
        rowName={({ names }) => names[locale]}
        rowHref={({ id }) => paths.editLocation(id)}
        empty={{
          title: t('locations.none.title'),
          text: t(seesAll ? 'locations.none.text' : 'locations.none.ofCompany'),
          action: <NewLocationLink />,
        }}
      />
      <Outlet />
    </WorkPage>
  );
}

/** A company's administrators edit its locations, but only the organisation can add one. */
function NewLocationLink() {
  const { t } = useTranslation('arenas.admin');
  const seesAll = useSeesEveryCompany();
  return seesAll && <NewLink to={paths.newLocation} label={t('locations.new')} />;
}

function useColumns(): Column<LocationAdminWire, never>[] {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const seesAll = useSeesEveryCompany();
  const company: Column<LocationAdminWire, never> = {
    id: 'company',
    header: t('locations.columns.company'),
    cell: (row) => row.company?.name ?? <span className="text-muted">{t('ofOrganisation')}</span>,
  };
  return [
    {
      id: 'location',
      header: t('locations.columns.location'),
      cell: ({ names, img }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Cover url={img} />
          <span className="min-w-0 break-words">{names[locale]}</span>
        </span>
      ),
    },
    {
      id: 'city',
      header: t('locations.columns.city'),
      cell: ({ city, address, province }) => <TwoLines first={`${city} ${province}`} second={address} keep />,
    },
    ...(seesAll ? [company] : []),
    { id: 'arenas', header: t('locations.columns.arenas'), align: 'end', cell: ({ arenas }) => arenas },
    {
      id: 'status',
      header: t('locations.columns.status'),
      className: 'whitespace-nowrap',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'status.open' : 'status.closed')}</Badge>
      ),
    },
  ];
}

function LocationFilters({ state }: { state: TableState<typeof locationTable.filters, never> }) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const { filters, setFilters } = state;
  return (
    <>
      <SelectFilter
        label={t('filters.province')}
        any={t('filters.anyProvince')}
        options={provinceCodes.map((value) => ({ value, label: provinces[value][locale] }))}
        value={filters.province}
        onChange={(province) => setFilters({ province })}
      />
      <CompanyFilter value={filters.companyId} onChange={(companyId) => setFilters({ companyId })} />
      <ActiveFilter
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        words={[t('filters.open'), t('filters.closed')]}
        value={filters.active}
        onChange={(active) => setFilters({ active })}
      />
    </>
  );
}
