import { type RefundWire, RefundStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

interface RefundsProps {
  refunds: readonly RefundWire[];
  /** Shows the days on the organisation's calendar, as the dashboard does. By default they are the reader's own. */
  isOffice?: boolean;
}

/** The completed and pending refunds, shown below the paid amount. */
export function Refunds({ refunds, isOffice = false }: RefundsProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const formatDay = isOffice ? formatOfficeDate : formatDate;
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={t('refund.heading')} className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      {refunds.map(({ id, amount, status, createdAt, doneAt, atDesk }) => (
        <li key={id} className="flex items-baseline justify-between gap-4">
          <span>
            <span className="block font-semibold">{t('refund.name')}</span>
            <span className="block text-sm text-muted">
              {status === RefundStatus.DONE
                ? t('refund.done', { date: formatDay(doneAt ?? createdAt, locale) })
                : t(atDesk ? 'refund.atDesk' : 'refund.onItsWay')}
            </span>
          </span>
          <span className="numeral whitespace-nowrap">{formatMoney(-amount, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
