import type { BookingWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { bookingState } from '../../model/booking-state';

/** Returns the texts for an unpaid booking: what went wrong with the last payment, and the label of the next. */
export function usePayWords(booking: BookingWire): { title: string; text: string; action: string } {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const hasFailed = bookingState(booking) === 'failed';
  return {
    title: t(hasFailed ? 'pay.failedTitle' : 'pay.title'),
    text: t(hasFailed ? 'pay.failedText' : 'pay.text'),
    action: t(hasFailed ? 'pay.again' : 'pay.now', { total: formatMoney(booking.total, locale) }),
  };
}
