import type { CompanyWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { NewLink } from '@/features/common/admin/new-link';
import { ActiveFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { SavedViews } from '@/features/common/admin/saved-views';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { Badge } from '@/ui/feedback/badge';
import { companyTable } from '../model/table';

/** All companies, including inactive ones. */
export function CompaniesPage() {
  const { t } = useTranslation('companies.admin');
  const state = useTableState(companyTable);
  const list = useList('companies.admin.list', { query: state.query });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<NewCompanyLink />}
      columns={useColumns()}
      list={list}
      state={state}
      search={t('search')}
      filters={<ActiveFilter words={[t('filters.active'), t('filters.inactive')]} {...state.filter('active')} />}
      views={<SavedViews screen="companies" state={state} />}
      actions={
        <CsvExport
          call="companies.admin.export"
          query={state.filters}
          fileName={t('export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.company(id)}
      empty={{ title: t('none.title'), text: t('none.text'), action: <NewCompanyLink /> }}
    />
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
