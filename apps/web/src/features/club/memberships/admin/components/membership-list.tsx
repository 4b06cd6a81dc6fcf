import {
  type MembershipRowWire,
  type MembershipSort,
  MembershipStatus,
  PlanKind,
  Role,
  valuesOf,
} from '@dronesoccer/contracts';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Email } from '@/features/common/admin/email';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { paths } from '@/lib/dashboard-paths';
import { formatDay, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useSession } from '@/lib/session/use-session';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import { ButtonLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { TwoLines } from '@/ui/data-table/two-lines';
import { membershipTable } from '../model/table';
import { useMemberName } from './member-name';
import { MembershipTabs } from './membership-tabs';
import { StatusBadge } from './status-badge';

/** The memberships that match the filters in the address, newest first. */
export function MembershipsPage() {
  const { t } = useTranslation('memberships.admin');
  const state = useTableState(membershipTable);
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<ImportLink />}
      tabs={<MembershipTabs chosen="memberships" />}
      columns={useColumns()}
      list={useList('memberships.admin.list', { query: state.query })}
      state={state}
      search={t('search')}
      filters={<MembershipFilters state={state} />}
      views={<SavedViews screen="memberships" state={state} />}
      actions={<CsvExport call="memberships.admin.export" query={state.filters} fileName={t('export')} />}
      rowName={({ number }) => number}
      rowHref={({ id }) => paths.dashboardMembership(id)}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

/** Only a SUPER_ADMIN imports members. */
function ImportLink() {
  const { t } = useTranslation('memberships.admin');
  const { hasRole } = useSession();
  if (!hasRole(Role.SUPER_ADMIN)) return null;
  return (
    <ButtonLink to={paths.importMembers} variant="outline">
      <FileUp aria-hidden className="size-5" />
      {t('import.action')}
    </ButtonLink>
  );
}

function useColumns(): Column<MembershipRowWire, MembershipSort>[] {
  const { t } = useTranslation('memberships.admin');
  const nameOf = useMemberName();
  return [
    {
      id: 'number',
      header: t('columns.number'),
      sort: { descending: 'newest' },
      cell: ({ number, placedAt }) => (
        <TwoLines first={<span className="whitespace-nowrap">{number}</span>} second={<When at={placedAt} />} keep />
      ),
    },
    {
      id: 'member',
      grows: true,
      header: t('columns.member'),
      cell: (row) => {
        const second = row.isForChild ? t('guardian', { name: row.name }) : <Email address={row.email} />;
        return <TwoLines first={nameOf(row)} second={second} keep />;
      },
    },
    { id: 'plan', header: t('columns.plan'), cell: ({ plan }) => plan.name },
    { id: 'status', header: t('columns.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'firstDay',
      header: t('columns.firstDay'),
      hide: 'narrow',
      cell: ({ firstDay }) => <Day day={firstDay} />,
    },
    {
      id: 'lastDay',
      header: t('columns.lastDay'),
      sort: { ascending: 'ending' },
      cell: ({ lastDay }) => <Day day={lastDay} />,
    },
    { id: 'total', header: t('columns.total'), align: 'end', cell: ({ total }) => <Total total={total} /> },
  ];
}

function Day({ day }: { day: string | null }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  if (day === null) return <span className="text-muted">{t('noDay')}</span>;
  return (
    <time dateTime={day} className="whitespace-nowrap tabular-nums">
      {formatDay(day, locale)}
    </time>
  );
}

/** A membership that was given has no price, so the list says why nothing was paid. */
function Total({ total }: Pick<MembershipRowWire, 'total'>) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  if (total === 0) return <span className="text-muted">{t('given')}</span>;
  return <span className="tabular-nums">{formatMoney(total, locale)}</span>;
}

function MembershipFilters({ state }: { state: TableState<typeof membershipTable.filters, MembershipSort> }) {
  const { t } = useTranslation('memberships.admin');
  return (
    <>
      <StatusFilter
        states={valuesOf(MembershipStatus)}
        nameOf={(value) => t(`status.${value}`)}
        {...state.filter('status')}
      />
      <SelectFilter<PlanKind>
        label={t('columns.plan')}
        any={t('anyKind')}
        options={valuesOf(PlanKind).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...state.filter('kind')}
      />
      <SelectFilter
        label={t('refunds')}
        any={t('anyRefund')}
        options={[{ value: 'failed', label: t('refusedRefund') }]}
        value={state.filters.failedRefund ? 'failed' : undefined}
        onChange={(failed) => state.setFilters({ failedRefund: failed === 'failed' ? true : undefined })}
      />
    </>
  );
}
