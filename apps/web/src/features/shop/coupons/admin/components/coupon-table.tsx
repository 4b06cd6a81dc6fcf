import { type CouponAdminWire, type CouponSort, couponStates } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { NewLink } from '@/features/common/admin/new-link';
import { SavedViews } from '@/features/common/admin/saved-views';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { useList } from '@/lib/query/list-query';
import { useTableState, type TableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { couponKinds } from '../model/coupon-form';
import { endText, worthOf } from '../model/sentence';
import { couponOrigins, couponTable, listQueryOf } from '../model/table';
import { CouponBulkActions } from './bulk-actions';
import { CouponStateBadge } from './coupon-state';
import { UsageBar } from './usage-bar';

export function CouponsPage() {
  const { t } = useTranslation('coupons.admin');
  const state = useTableState(couponTable);
  const list = useList('coupons.admin.list', { query: listQueryOf(state.query) });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<NewCouponLink />}
      columns={useColumns()}
      list={list}
      state={state}
      search={t('search')}
      filters={<CouponFilters state={state} />}
      views={<SavedViews screen="coupons" state={state} />}
      actions={
        <CsvExport
          call="coupons.admin.export"
          query={listQueryOf(state.filters)}
          fileName="coupons"
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ code }) => code}
      rowHref={({ id }) => paths.coupon(id)}
      bulk={(selection) => <CouponBulkActions selection={selection} />}
      empty={{ title: t('none.title'), text: t('none.text'), action: <NewCouponLink /> }}
    />
  );
}

function NewCouponLink() {
  const { t } = useTranslation('coupons.admin');
  return <NewLink to={paths.newCoupon} label={t('new')} />;
}

function useColumns(): Column<CouponAdminWire, CouponSort>[] {
  const { t } = useTranslation('coupons.admin');
  const locale = useLocale();
  return [
    {
      id: 'code',
      header: t('columns.code'),
      sort: { ascending: 'code' },
      cell: ({ code }) => <span className="numeral break-all">{code}</span>,
    },
    { id: 'worth', header: t('columns.worth'), align: 'end', cell: (coupon) => worthOf(coupon, locale) },
    { id: 'state', header: t('columns.state'), cell: ({ state }) => <CouponStateBadge state={state} /> },
    {
      id: 'uses',
      header: t('columns.uses'),
      sort: { descending: 'mostUsed' },
      cell: (coupon) => <UsageBar coupon={coupon} />,
    },
    {
      id: 'ends',
      header: t('columns.ends'),
      sort: { ascending: 'ending' },
      cell: ({ endsAt }) =>
        endsAt === null ? <span className="text-muted">{t('never')}</span> : endText(endsAt, locale),
    },
    {
      id: 'assigned',
      header: t('columns.assigned'),
      align: 'end',
      hide: 'narrow',
      cell: ({ assignedOnly, assignedCount }) =>
        assignedOnly || assignedCount > 0 ? t('emails', { count: assignedCount }) : t('everyone'),
    },
  ];
}

function CouponFilters({ state }: { state: TableState<typeof couponTable.filters, CouponSort> }) {
  const { t } = useTranslation('coupons.admin');
  return (
    <>
      <StatusFilter states={couponStates} nameOf={(value) => t(`states.${value}`)} {...state.filter('state')} />
      <SelectFilter
        label={t('filters.kind')}
        any={t('filters.anyKind')}
        options={couponKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...state.filter('kind')}
      />
      <SelectFilter
        label={t('filters.origin')}
        any={t('filters.ours')}
        options={couponOrigins.map((value) => ({ value, label: t(`filters.${value}`) }))}
        {...state.filter('origin')}
      />
    </>
  );
}
