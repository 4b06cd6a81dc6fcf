import { type AdminBookingSummaryWire, BookingStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { bookingTones } from '../../model/booking-state';
import { Badge } from '@/ui/feedback/badge';

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('bookings.admin');
  return <Badge tone={bookingTones[status]}>{t(`status.${status}`)}</Badge>;
}

type FlaggedBooking = Pick<AdminBookingSummaryWire, 'isMoved' | 'refunded' | 'hasFailedRefund' | 'status'>;

/** The badges that need attention: a new time that can still be declined, and refunds that were made or failed. */
export function BookingFlags({ booking: { isMoved, refunded, hasFailedRefund, status } }: { booking: FlaggedBooking }) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  return (
    <>
      {isMoved && status !== BookingStatus.CANCELLED && <Badge tone="ice">{t('flags.moved')}</Badge>}
      {hasFailedRefund && <Badge tone="strong">{t('flags.failedRefund')}</Badge>}
      {refunded > 0 && !hasFailedRefund && (
        <Badge>{t('flags.refunded', { amount: formatMoney(refunded, locale) })}</Badge>
      )}
    </>
  );
}
