import { CancelReason, OrderStatus } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { PurchaseSkeleton } from '@/features/common/purchase-skeleton';
import { Refunds } from '@/features/common/refunds';
import { Card } from '@/ui/layout/card';
import { OrderActions, type OrderActionsProps } from './order-actions';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';
import { OrderReturns } from './order-returns';
import { OrderShipments } from './order-shipments';
import { OrderStatusBadge } from './order-status-badge';
import { Timeline } from './timeline';

interface OrderDetailProps extends OrderActionsProps {
  /** The payment controls, shown while the order is unpaid. */
  payment: ReactNode;
}

/** The details of an order, for its owner or for a guest with its link. */
export function OrderDetail({ order, token, onReorder, payment }: OrderDetailProps) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <OrderStatusBadge status={order.status} />
            {t('order.placedOn', { date: formatDate(order.createdAt, locale) })}
          </p>
          <h1 className="mt-3">
            <span className="display-3 block">{t('order.page')} </span>
            <span className="numeral mt-1 block text-[clamp(1.5rem,0.8rem+3.4vw,3.25rem)] whitespace-nowrap">
              {order.number}
            </span>
          </h1>
        </div>
        <OrderActions order={order} token={token} onReorder={onReorder} />
      </header>
      {order.status === OrderStatus.PENDING && payment}
      {order.cancelReason === CancelReason.EXPIRED && (
        <p className="rounded-card bg-raised p-5">{t(order.refunds.length > 0 ? 'order.paidLate' : 'order.expired')}</p>
      )}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col gap-6">
          <Card>
            <OrderLines order={order} />
            <Refunds refunds={order.refunds} />
          </Card>
          <OrderReturns returns={order.returns} />
        </div>
        <div className="flex flex-col gap-6">
          <Card className="flex flex-col gap-4">
            <OrderDelivery order={order} />
            <OrderShipments order={order} />
            <div>
              <p className="text-sm text-muted">{t('order.email')}</p>
              <p className="break-words">{order.email}</p>
            </div>
          </Card>
          <Card>
            <h2 className="display-3 mb-4">{t('order.timeline')}</h2>
            <Timeline order={order} />
          </Card>
        </div>
      </div>
    </>
  );
}

export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return <PurchaseSkeleton label={t('order.loading')} />;
}
