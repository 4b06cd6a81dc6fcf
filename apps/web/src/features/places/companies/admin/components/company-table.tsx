import type { CompanyWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ActiveFilter } from '@/features/common/admin/active-filter';
import { NewLink } from '@/features/common/admin/new-link';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { DataList } from '@/ui/data-table/data-list';
import { Badge } from '@/ui/feedback/badge';
import { companyTable } from '../model/table';

/** All companies, including inactive ones. */
export function CompaniesPage() {
  const { t } = useTranslation('companies.admin');
  const state = useTableState(companyTable);
  const { filters, setFilters } = state;
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewCompanyLink />}>
      <DataList
        label={t('title')}
        columns={useColumns()}
        list={useQuery(listQuery('companies.admin.list', { query: state.query }))}
        state={state}
        search={t('search')}
        filters={
          <ActiveFilter
            label={t('filters.status')}
            any={t('filters.anyStatus')}
            words={[t('filters.active'), t('filters.inactive')]}
            value={filters.active}
            onChange={(active) => setFilters({ active })}
          />
        }
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.company(id)}
        empty={{ title: t('none.title'), text: t('none.text'), action: <NewCompanyLink /> }}
      />
      <Outlet />
    </WorkPage>
  );
}

function NewCompanyLink() {
  const { t } = useTranslation('companies.admin');
  return <NewLink to={paths.newCompany} label={t('new')} />;
}

function useColumns(): Column<CompanyWire, never>[] {
  const { t } = useTranslation('companies.admin');
  return [
    {
      id: 'company',
      header: t('columns.company'),
      cell: ({ name }) => <span className="min-w-0 break-words">{name}</span>,
    },
    { id: 'locations', header: t('columns.locations'), align: 'end', cell: ({ locations }) => locations },
    { id: 'arenas', header: t('columns.arenas'), align: 'end', cell: ({ arenas }) => arenas },
    { id: 'admins', header: t('columns.admins'), align: 'end', cell: ({ admins }) => admins },
    {
      id: 'status',
      header: t('columns.status'),
      className: 'whitespace-nowrap',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'status.active' : 'status.inactive')}</Badge>
      ),
    },
  ];
}
