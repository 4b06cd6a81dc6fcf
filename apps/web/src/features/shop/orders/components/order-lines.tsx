import { DeliveryMethod, type OrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { OrderAmounts } from '@/features/common/order-amounts';
import { LineItem } from '@/features/common/line-item';
import { Card } from '@/ui/layout/card';

/** The order's lines and amounts. */
export function OrderLines({ order }: { order: OrderWire }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <ul
        aria-label={t('order.lines')}
        className="mb-5 divide-y divide-line border-y border-line first:-mt-3 first:border-t-0"
      >
        {order.lines.map((line) => (
          <LineItem
            key={line.productId}
            line={line}
            mark={line.refunded > 0 ? t('order.refundedPieces', { quantity: line.refunded }) : undefined}
          />
        ))}
      </ul>
      <OrderAmounts
        amounts={order}
        coupon={order.coupon}
        isPickup={order.delivery === DeliveryMethod.PICKUP}
        refunds={order.refunds}
      />
    </>
  );
}

export function OrderLinesCard({ order }: { order: OrderWire }) {
  return (
    <Card>
      <p className="mb-4 font-bold">{order.number}</p>
      <OrderLines order={order} />
    </Card>
  );
}
