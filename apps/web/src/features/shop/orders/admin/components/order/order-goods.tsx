import { DeliveryMethod, type AdminOrderWire } from '@dronesoccer/contracts';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { OrderAmounts } from '@/features/common/order-amounts';
import { countedRefunds } from '../../model/flags';
import { refundedBeforeShipping } from '../../model/packed-lines';
import { Section } from './section';
import { Thumb } from '../thumb';

/** The order's lines, the stock point of each unit, and the amounts with each tax listed separately. */
export function OrderGoods({ order }: { order: AdminOrderWire }) {
  const { t } = useTranslation('orders.admin');
  const locale = useLocale();
  const pointsOf = (productId: string) =>
    (order.allocation.find((entry) => entry.productId === productId)?.points ?? [])
      .map((point) => t('lines.point', { name: point.name, quantity: point.quantity }))
      .join(', ');
  return (
    <Section title={t('lines.title')}>
      <ul aria-label={t('lines.label')} className="mb-5 divide-y divide-line border-y border-line">
        {order.lines.map(({ productId, name, imageUrl, quantity, unitPrice, lineTotal, discount }) => {
          const points = pointsOf(productId);
          const refunded = refundedBeforeShipping(order, productId);
          return (
            <li key={productId} className="flex items-start gap-3 py-3 sm:gap-4">
              <Thumb src={imageUrl} className="w-16 sm:w-20" />
              <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <span className="font-semibold">{name}</span>
                <span className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(lineTotal, locale)}</span>
                <span className="col-span-full text-sm text-muted tabular-nums">
                  {t('lines.quantity', { quantity, price: formatMoney(unitPrice, locale) })}
                  {discount > 0 && ` · ${t('lines.discount', { amount: `−${formatMoney(discount, locale)}` })}`}
                </span>
                {refunded > 0 && (
                  <span className="col-span-full text-sm font-semibold">
                    {t('lines.refunded', { quantity: refunded })}
                  </span>
                )}
                {points && (
                  <span className="col-span-full mt-1 flex items-start gap-2 text-sm">
                    <Warehouse aria-hidden className="mt-0.5 size-4 shrink-0 text-ice" />
                    {t('lines.from', { points })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <OrderAmounts
        amounts={order}
        coupon={order.coupon}
        isPickup={order.delivery === DeliveryMethod.PICKUP}
        refunds={countedRefunds(order.refunds)}
      />
    </Section>
  );
}
