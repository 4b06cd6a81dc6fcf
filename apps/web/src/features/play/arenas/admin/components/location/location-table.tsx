import { type LocationAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { NewLink } from '@/features/common/admin/new-link';
import { Cover } from '@/features/common/admin/pictures/cover';
import { useSeesEveryCompany } from '@/features/common/admin/use-sees-every-company';
import { ActiveFilter, ProvinceFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
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
    <ListPage
      title={t('locations.title')}
      text={t('locations.text')}
      action={<NewLocationLink />}
      tabs={<PlacesNav at="locations" />}
      columns={useColumns()}
      list={useList('locations.admin.list', { query: state.query })}
      state={state}
      search={t('locations.search')}
      filters={<LocationFilters state={state} />}
      rowName={({ names }) => names[locale]}
      rowHref={({ id }) => paths.editLocation(id)}
      empty={{
        title: t('locations.none.title'),
        text: t(seesAll ? 'locations.none.text' : 'locations.none.ofCompany'),
        action: <NewLocationLink />,
      }}
    />
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
  return (
    <>
      <ProvinceFilter {...state.filter('province')} />
      <CompanyFilter {...state.filter('companyId')} />
      <ActiveFilter words={[t('filters.open'), t('filters.closed')]} {...state.filter('active')} />
    </>
  );
}
