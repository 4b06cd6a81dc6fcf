import { ArenaClass, type ArenaAdminRowWire, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { MapPinPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NewLink } from '@/features/common/admin/new-link';
import { Cover } from '@/features/common/admin/pictures/cover';
import { SavedViews } from '@/features/common/admin/saved-views';
import { useSeesEveryCompany } from '@/features/common/admin/use-sees-every-company';
import { ActiveFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import { ButtonLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { Badge } from '@/ui/feedback/badge';
import { everyLocation } from '../../api/queries';
import { arenaTable } from '../../model/tables';
import { CompanyFilter } from '../filters';
import { PlacesNav } from '../places-nav';

/** The arenas that the administrator manages, whether or not they are shown on the site. */
export function ArenasPage() {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const state = useTableState(arenaTable);
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<NewArenaLink />}
      tabs={<PlacesNav at="arenas" />}
      columns={useColumns()}
      list={useList('arenas.admin.list', { query: state.query })}
      state={state}
      search={t('search')}
      filters={<ArenaFilters state={state} />}
      views={<SavedViews screen="arenas" state={state} />}
      rowName={({ name }) => name[locale]}
      rowHref={({ id }) => paths.editArena(id)}
      empty={useEmpty()}
    />
  );
}

function NewArenaLink() {
  const { t } = useTranslation('arenas.admin');
  return <NewLink to={paths.newArena} label={t('new')} />;
}

/** Returns the empty state: the first step is a location, and only then its arenas. */
function useEmpty() {
  const { t } = useTranslation('arenas.admin');
  const seesAll = useSeesEveryCompany();
  const locations = useQuery(everyLocation());
  if (locations.data?.length !== 0) {
    return { title: t('none.title'), text: t('none.text'), action: <NewArenaLink /> };
  }
  return {
    title: t('none.noLocationTitle'),
    text: t(seesAll ? 'none.noLocation' : 'none.noLocationOfCompany'),
    action: seesAll && (
      <ButtonLink to={paths.newLocation}>
        <MapPinPlus aria-hidden className="size-5" />
        {t('locations.new')}
      </ButtonLink>
    ),
  };
}

function useColumns(): Column<ArenaAdminRowWire, never>[] {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const seesAll = useSeesEveryCompany();
  const company: Column<ArenaAdminRowWire, never> = {
    id: 'company',
    header: t('columns.company'),
    hide: 'narrow',
    cell: (row) => row.company?.name ?? <span className="text-muted">{t('ofOrganisation')}</span>,
  };
  return [
    {
      id: 'arena',
      header: t('columns.arena'),
      cell: ({ name, cover }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Cover url={cover} />
          <span className="min-w-0 break-words">{name[locale]}</span>
        </span>
      ),
    },
    {
      id: 'class',
      header: t('columns.class'),
      className: 'whitespace-nowrap',
      cell: (row) => t(`classes.${row.class}`),
    },
    {
      id: 'location',
      header: t('columns.location'),
      cell: ({ location }) => <TwoLines first={location.name[locale]} second={location.city} keep />,
    },
    ...(seesAll ? [company] : []),
    { id: 'capacity', header: t('columns.capacity'), align: 'end', cell: ({ capacity }) => capacity },
    {
      id: 'status',
      header: t('columns.status'),
      className: 'whitespace-nowrap',
      cell: ({ isActive, location }) =>
        isActive && !location.isActive ? (
          <Badge tone="warn">{t('status.locationClosed')}</Badge>
        ) : (
          <Badge tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'status.active' : 'status.inactive')}</Badge>
        ),
    },
  ];
}

function ArenaFilters({ state }: { state: TableState<typeof arenaTable.filters, never> }) {
  const { t } = useTranslation('arenas.admin');
  const locale = useLocale();
  const locations = useQuery(everyLocation());
  return (
    <>
      <SelectFilter
        label={t('filters.class')}
        any={t('filters.anyClass')}
        options={valuesOf(ArenaClass).map((value) => ({ value, label: t(`classes.${value}`) }))}
        {...state.filter('class')}
      />
      <SelectFilter
        label={t('filters.location')}
        any={t('filters.anyLocation')}
        options={(locations.data ?? []).map(({ id, names }) => ({ value: id, label: names[locale] }))}
        {...state.filter('locationId')}
        className="w-60"
      />
      <CompanyFilter {...state.filter('companyId')} />
      <ActiveFilter words={[t('filters.active'), t('filters.inactive')]} {...state.filter('active')} />
    </>
  );
}
