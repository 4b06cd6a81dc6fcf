import { type AccountRowWire, type AccountSort, AccountState, Role, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Email } from '@/features/common/admin/email';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { NewLink } from '@/features/common/admin/new-link';
import { SavedViews } from '@/features/common/admin/saved-views';
import { useCompanyNames } from '@/features/common/admin/use-company-names';
import { When } from '@/features/common/admin/when';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { TwoLines } from '@/ui/data-table/two-lines';
import { accountTable } from '../model/table';
import { RoleNames, StateBadge } from './account-badges';

/** The accounts that match the filters in the address, newest first. */
export function AccountsPage() {
  const { t } = useTranslation('accounts.admin');
  const state = useTableState(accountTable);
  const list = useList('users.admin.list', { query: state.query });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<NewLink to={paths.newAccount} label={t('invite.action')} />}
      columns={useColumns()}
      list={list}
      state={state}
      search={t('search')}
      filters={<AccountFilters state={state} />}
      views={<SavedViews screen="people" state={state} />}
      actions={
        <CsvExport
          call="users.admin.export"
          query={state.filters}
          fileName={t('export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ name, email }) => name || email}
      rowHref={({ id }) => paths.account(id)}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

function useColumns(): Column<AccountRowWire, AccountSort>[] {
  const { t } = useTranslation('accounts.admin');
  return [
    {
      id: 'person',
      grows: true,
      header: t('columns.person'),
      sort: { ascending: 'name' },
      cell: ({ name, email }) => <TwoLines first={name} second={<Email address={email} />} keep />,
    },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'roles',
      header: t('columns.roles'),
      cell: ({ roles, company }) =>
        company ? (
          <TwoLines first={<RoleNames roles={roles} />} second={company.name} keep />
        ) : (
          <RoleNames roles={roles} />
        ),
    },
    {
      id: 'created',
      header: t('columns.created'),
      sort: { descending: 'newest' },
      hide: 'narrow',
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
    {
      id: 'lastSeen',
      header: t('columns.lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className="whitespace-nowrap text-muted">{t('noVisit')}</span>
        ) : (
          <When at={lastSeenAt} />
        ),
    },
  ];
}

function AccountFilters({ state }: { state: TableState<typeof accountTable.filters, AccountSort> }) {
  const { t } = useTranslation('accounts.admin');
  const { companies } = useCompanyNames();
  return (
    <>
      <SelectFilter<Role>
        label={t('filters.role')}
        any={t('filters.anyRole')}
        options={valuesOf(Role).map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...state.filter('role')}
      />
      <StatusFilter
        states={valuesOf(AccountState)}
        nameOf={(value) => t(`states.${value}`)}
        {...state.filter('state')}
      />
      <SelectFilter
        label={t('filters.company')}
        any={t('filters.anyCompany')}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        className="w-56"
        {...state.filter('companyId')}
      />
    </>
  );
}
