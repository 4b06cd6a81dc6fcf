import { CancelReason, OrderStatus, PaymentStatus, type AdminOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime, formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { flagsOf } from '../../model/flags';
import { OrderFlags, StateBadge } from '../order-badges';
import { OrderActions } from './order-actions';

const cancelledBy = {
  [CancelReason.CUSTOMER]: 'order.cancelledBy.customer',
  [CancelReason.ADMIN]: 'order.cancelledBy.admin',
  [CancelReason.EXPIRED]: 'order.cancelledBy.expired',
} as const satisfies Record<CancelReason, string>;

/** The order's number, state, total and actions. */
export function OrderHeader({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  return (
    <header className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <StateBadge order={order} />
            <OrderFlags order={flagsOf(order)} />
          </p>
          <h1 className="mt-3">
            <span className="sr-only">{t('order.page')} </span>
            <span className="numeral block text-[clamp(1.5rem,0.8rem+3vw,2.75rem)] break-words">{order.number}</span>
          </h1>
          <p className="mt-2 text-muted">
            {t(order.isDeskOrder ? 'order.made' : 'order.placed', {
              date: formatOfficeDateTime(order.createdAt, locale),
            })}
          </p>
          <StateRemark order={order} />
        </div>
        <p className="flex flex-col sm:items-end">
          <span className="text-sm text-muted">{t('order.total')}</span>
          <span className="numeral text-[clamp(1.5rem,0.8rem+3vw,2.75rem)]">{formatMoney(order.total, locale)}</span>
        </p>
      </div>
      <OrderActions order={order} />
    </header>
  );
}

/** A remark on an order that is pending or cancelled. */
function StateRemark({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const { status, expiresAt, payment, cancelReason, cancelledAt } = order;
  if (status === OrderStatus.PENDING) {
    return (
      <p className="mt-1">
        {expiresAt && t('order.waitsUntil', { time: formatOfficeDateTime(expiresAt, locale) })}{' '}
        {payment?.status === PaymentStatus.FAILED && t('order.paymentFailed')}
      </p>
    );
  }
  if (status !== OrderStatus.CANCELLED || cancelReason === null) return null;
  return (
    <p className="mt-1">
      {t(cancelledBy[cancelReason])}
      {cancelledAt && `, ${formatOfficeDateTime(cancelledAt, locale)}`}
    </p>
  );
}
