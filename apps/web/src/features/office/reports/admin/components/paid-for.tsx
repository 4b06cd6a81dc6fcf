import type { ReconciliationWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { formatMoney, formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** On a phone there is room only for the balance and the number of payments. */
const hidden = { payments: '', received: 'max-sm:hidden', refunded: 'max-sm:hidden', balance: '' } as const;

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
    <div
      role="region"
      aria-label={t('proof.paidFor')}
      tabIndex={0}
      className="overflow-auto rounded-card border border-line bg-ground"
    >
      <table className="w-full text-[0.9375rem] tabular-nums">
        <caption className="px-4 pt-4 pb-1 text-left text-sm font-semibold text-muted sm:px-6">
          {t('proof.paidFor')}
        </caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="px-4 py-1.5 text-left font-semibold sm:px-6">
              {t('proof.purpose')}
            </th>
            {(['payments', 'received', 'refunded', 'balance'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={cx('px-4 py-1.5 text-right font-semibold sm:px-6', hidden[column])}
              >
                {t(`proof.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, isWrong, payments, received, refunded, balance }) => (
            <tr key={name} className={cx('border-t border-line', isWrong && 'text-red')}>
              <th scope="row" className="px-4 py-2 text-left font-semibold sm:px-6">
                {name}
              </th>
              <td className="px-4 py-2 text-right sm:px-6">{formatNumber(payments, locale)}</td>
              <td className={cx('px-4 py-2 text-right sm:px-6', hidden.received)}>{dollars(received)}</td>
              <td className={cx('px-4 py-2 text-right sm:px-6', hidden.refunded)}>{dollars(refunded)}</td>
              <td className="px-4 py-2 text-right sm:px-6">{dollars(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
