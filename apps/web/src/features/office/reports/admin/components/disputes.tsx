import { disputeQueries, disputeReason, DisputeStatus, type DisputeWire, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { DisputeBadge } from '@/features/common/admin/disputes';
import { ListPage } from '@/features/common/admin/list-page';
import { purchasePage } from '@/features/common/admin/purchase-page';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import { useTableState } from '@/lib/table/use-table-state';
import { TextLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { TwoLines } from '@/ui/data-table/two-lines';

const table = tableOf(disputeQueries['disputes.admin.list']);

/** The payments that customers dispute at their bank, those that wait for evidence first. */
export function DisputesPage() {
  const { t } = useTranslation(['reports.admin', 'kit']);
  const state = useTableState(table);
  const list = useQuery({ ...listQuery('disputes.admin.list', { query: state.query }), staleTime: 0 });
  return (
    <ListPage
      title={t('disputes.title')}
      text={t('disputes.lead')}
      columns={useColumns()}
      list={list}
      state={state}
      filters={
        <SelectFilter
          label={t('disputes.columns.status')}
          any={t('disputes.anyStatus')}
          options={valuesOf(DisputeStatus).map((value) => ({
            value,
            // A closed inquiry has the same status as a dispute that was won.
            label: t(value === DisputeStatus.WON ? 'disputes.wonOrClosed' : `kit:disputes.status.${value}`),
          }))}
          {...state.filter('status')}
        />
      }
      views={<SavedViews screen="disputes" state={state} />}
      actions={
        <CsvExport
          call="disputes.admin.export"
          query={state.filters}
          fileName={t('disputes.export')}
          disabled={list.data?.total === 0}
        />
      }
      rowName={({ name }) => name}
      empty={{ title: t('disputes.none.title'), text: t('disputes.none.text') }}
    />
  );
}

function useColumns(): Column<DisputeWire, never>[] {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  return [
    {
      id: 'what',
      grows: true,
      header: t('disputes.columns.what'),
      plainOnPhone: true,
      cell: ({ name, subject, reason }) => (
        <TwoLines
          first={
            <TextLink to={purchasePage(subject)} className="numeral">
              {name}
            </TextLink>
          }
          keep
          second={disputeReason(reason, locale)}
        />
      ),
    },
    {
      id: 'amount',
      header: t('disputes.columns.amount'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ amount }) => <span className="numeral">{money(amount)}</span>,
    },
    {
      id: 'fees',
      header: t('disputes.columns.fees'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ fees }) => fees > 0 && money(fees),
    },
    {
      id: 'status',
      header: t('disputes.columns.status'),
      cell: (dispute) => <DisputeBadge dispute={dispute} />,
    },
    {
      id: 'until',
      header: t('disputes.columns.until'),
      cell: ({ status, respondBy }) =>
        status === DisputeStatus.NEEDS_RESPONSE && respondBy !== null && <When at={respondBy} hasTime />,
    },
    {
      id: 'opened',
      header: t('disputes.columns.opened'),
      cell: ({ openedAt }) => <When at={openedAt} />,
    },
  ];
}
