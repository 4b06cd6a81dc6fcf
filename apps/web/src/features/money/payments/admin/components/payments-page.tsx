import { PaymentStatus, type PaymentSummaryWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CsvExport } from '@/features/common/admin/csv-export';
import { ListPage } from '@/features/common/admin/list-page';
import { purchasePage } from '@/features/common/admin/purchase-page';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { listQuery } from '@/lib/query/list-query';
import { useTableState } from '@/lib/table/use-table-state';
import { TextLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { TwoLines } from '@/ui/data-table/two-lines';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { clearedFilters, invalidFilterOf } from '../model/invalid-filter';
import { paymentTable } from '../model/table';
import { InvalidFilter } from './invalid-filter';
import { PaymentFilters } from './payment-filters';

const tones: Readonly<Record<PaymentStatus, BadgeTone>> = {
  [PaymentStatus.PENDING]: 'warn',
  [PaymentStatus.PAID]: 'good',
  [PaymentStatus.FAILED]: 'strong',
  [PaymentStatus.REFUNDED]: 'neutral',
  [PaymentStatus.CANCELLED]: 'neutral',
};

/** The payments for orders, bookings and memberships, the newest first. */
export function PaymentsPage() {
  const { t } = useTranslation('payments.admin');
  const state = useTableState(paymentTable);
  const list = useQuery({ ...listQuery('payments.admin.list', { query: state.query }), staleTime: 0 });
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      columns={useColumns()}
      list={list}
      state={state}
      filters={<PaymentFilters state={state} />}
      views={<SavedViews screen="payments" state={state} />}
      actions={
        <CsvExport
          call="payments.admin.export"
          query={state.filters}
          fileName={t('export')}
          disabled={list.isError || list.data?.total === 0}
        />
      }
      failure={(error) => {
        const filter = invalidFilterOf(error);
        return filter && <InvalidFilter filter={filter} onClear={() => state.setFilters(clearedFilters[filter])} />;
      }}
      rowName={({ name }) => name}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

function useColumns(): Column<PaymentSummaryWire, never>[] {
  const { t } = useTranslation(['payments.admin', 'kit']);
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  return [
    {
      id: 'purchase',
      grows: true,
      header: t('columns.purchase'),
      plainOnPhone: true,
      cell: ({ name, subject, email }) => (
        <TwoLines
          first={
            <TextLink to={purchasePage(subject)} className="numeral">
              {name}
            </TextLink>
          }
          second={
            email !== '' && (
              <span title={email} className="wrap-anywhere">
                {email}
              </span>
            )
          }
          keep
        />
      ),
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ subject, locationName }) => <TwoLines first={t(`kinds.${subject.kind}`)} second={locationName} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>,
    },
    {
      id: 'provider',
      header: t('columns.provider'),
      hide: 'narrow',
      cell: ({ provider, method }) =>
        method === null ? (
          <span className="capitalize">{provider}</span>
        ) : (
          t('desk', { method: t(`kit:paid.methods.${method}`).toLowerCase() })
        ),
    },
    {
      id: 'started',
      header: t('columns.started'),
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <When at={createdAt} hasTime />,
    },
    {
      id: 'paid',
      header: t('columns.paid'),
      hide: 'narrow',
      className: 'whitespace-nowrap',
      cell: ({ paidAt }) => paidAt !== null && <When at={paidAt} hasTime />,
    },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount }) => <span className="font-semibold whitespace-nowrap">{money(amount)}</span>,
    },
    {
      id: 'refunded',
      header: t('columns.refunded'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ refunded }) => refunded > 0 && money(refunded),
    },
  ];
}
