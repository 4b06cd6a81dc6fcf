import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderWire } from '@dronesoccer/contracts';
import { errorMessage } from '@/lib/errors/error-message';
import { formatMoney, formatTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form-alert';
import { usePayOrder } from '../api/use-pay-order';
import { paymentState } from '../model/order-state';

/** A Pending order waits for its payment: how long, what went wrong with the last one, and a button for the next. */
export function PayPanel({ order, token }: { order: OrderWire; token: string | null }) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { pay, error, isPaying } = usePayOrder();
  const hasFailed = paymentState(order) === 'failed';
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border-2 border-warn p-5 sm:p-6">
      <div>
        <p className="display-3">{t(hasFailed ? 'pay.failedTitle' : 'pay.title')}</p>
        <p className="mt-1 text-muted">
          {t(hasFailed ? 'pay.failedText' : 'pay.text')}{' '}
          {order.expiresAt && t('pay.until', { time: formatTime(order.expiresAt, locale) })}
        </p>
      </div>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      <Button size="lg" pending={isPaying} onClick={() => pay({ id: order.id, token })}>
        {!isPaying && <CreditCard aria-hidden className="size-5" />}
        {t(hasFailed ? 'pay.again' : 'pay.now', { total: formatMoney(order.total, locale) })}
      </Button>
    </div>
  );
}
