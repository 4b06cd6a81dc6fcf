import { type PartnerAdminWire, type PartnerSort, PartnerState, valuesOf } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Email } from '@/features/common/admin/email';
import { Cover } from '@/features/common/admin/pictures/cover';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { ProvinceFilter, ProvinceName, StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { TwoLines } from '@/ui/data-table/two-lines';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { partnerTable } from '../model/table';
import { LogoFrame } from './logo-frame';
import { StateBadge } from './state-badge';

/** Applications and partners, newest first. */
export function PartnersPage() {
  const { t } = useTranslation('partners.admin');
  const state = useTableState(partnerTable);
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      columns={useColumns()}
      list={useList('partners.admin.list', { query: state.query })}
      state={state}
      search={t('search')}
      views={<SavedViews screen="partners" state={state} />}
      filters={<PartnerFilters state={state} />}
      actions={<CsvExport call="partners.admin.export" query={state.filters} fileName="partners" />}
      rowName={({ orgName }) => orgName}
      rowHref={({ id }) => paths.dashboardPartner(id)}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

function useColumns(): Column<PartnerAdminWire, PartnerSort>[] {
  const { t } = useTranslation('partners.admin');
  return [
    {
      id: 'organization',
      header: t('columns.organization'),
      sort: { ascending: 'name' },
      cell: ({ orgName, logoUrl }) => (
        <span className="flex min-w-0 items-center gap-3">
          {logoUrl === null ? (
            <Cover url={null} />
          ) : (
            <LogoFrame
              url={logoUrl}
              alt=""
              sizes="56px"
              className="h-11 w-14 p-1 compact:h-7 compact:w-9 compact:p-0.5"
            />
          )}
          <span className="min-w-0 wrap-anywhere">{orgName}</span>
        </span>
      ),
    },
    {
      id: 'person',
      header: t('columns.person'),
      cell: ({ fullName, email }) => <TwoLines first={fullName} second={<Email address={email} />} keep />,
    },
    {
      id: 'province',
      header: t('columns.province'),
      hide: 'narrow',
      cell: ({ province }) => <ProvinceName code={province} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      className: 'whitespace-nowrap',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'applied',
      header: t('columns.applied'),
      sort: { descending: 'newest' },
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
}

function PartnerFilters({ state }: { state: TableState<typeof partnerTable.filters, PartnerSort> }) {
  const { t } = useTranslation('partners.admin');
  return (
    <>
      <StatusFilter
        states={valuesOf(PartnerState)}
        nameOf={(value) => t(`states.${value}`)}
        {...state.filter('state')}
      />
      <ProvinceFilter label={t('columns.province')} {...state.filter('province')} />
    </>
  );
}
