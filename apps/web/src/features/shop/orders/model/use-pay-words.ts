import type { OrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, formatTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paymentState } from './order-state';

/**
 * Returns the texts for a pending order: how long it waits, what went wrong with the last payment, and the label of the
 * next.
 */
export function usePayWords(order: OrderWire): { title: string; text: string; action: string } {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const hasFailed = paymentState(order) === 'failed';
  const { expiresAt, isDeskOrder } = order;
  // A desk order waits until another day.
  const deadline =
    expiresAt &&
    t(isDeskOrder ? 'pay.untilDay' : 'pay.until', {
      time: (isDeskOrder ? formatDateTime : formatTime)(expiresAt, locale),
    });
  const until = deadline === null ? [] : [deadline];
  return {
    title: t(hasFailed ? 'pay.failedTitle' : 'pay.title'),
    text: [t(hasFailed ? 'pay.failedText' : isDeskOrder ? 'pay.deskText' : 'pay.text'), ...until].join(' '),
    action: t(hasFailed ? 'pay.again' : 'pay.now', { total: formatMoney(order.total, locale) }),
  };
}
