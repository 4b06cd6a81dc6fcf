import type { ReconciliationWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '@/ui/chart/figure-table';
import { Panel } from '@/features/common/admin/panel';
import { cx } from '@/lib/cx';
import { formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** All received payments by purpose. Payments that no feature accounts for come last. */
export function PaidFor({ data: { paidFor, unexplained } }: { data: ReconciliationWire }) {
  const { t } = useTranslation('reports.admin');
  const locale = useLocale();
  const dollars = (amount: number) => formatMoney(amount, locale);
  const rows = [
    ...paidFor.map((sum) => ({ ...sum, name: t(`proof.kinds.${sum.kind}`), isWrong: false })),
    { ...unexplained, name: t('proof.unexplained'), isWrong: unexplained.payments > 0 },
  ];
  return (
    <Panel title={t('proof.paidFor')}>
      <FigureTable
        label={t('proof.paidFor')}
        name={{
          header: t('proof.purpose'),
          cell: ({ name, isWrong }) => <span className={cx('font-semibold', isWrong && 'text-red')}>{name}</span>,
        }}
        columns={[
          { id: 'payments', header: t('proof.payments'), cell: ({ payments }) => formatNumber(payments, locale) },
          { id: 'received', header: t('proof.received'), cell: ({ received }) => dollars(received), hide: 'phone' },
          { id: 'refunded', header: t('proof.refunded'), cell: ({ refunded }) => dollars(refunded), hide: 'phone' },
          {
            id: 'balance',
            header: t('proof.balance'),
            cell: ({ balance, isWrong }) => <span className={cx(isWrong && 'text-red')}>{dollars(balance)}</span>,
          },
        ]}
        rows={rows}
        rowId={({ name }) => name}
      />
    </Panel>
  );
}
