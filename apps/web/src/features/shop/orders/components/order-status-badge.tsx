import { OrderStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import { orderTones } from '../model/order-state';

const names = {
  [OrderStatus.PENDING]: 'pending',
  [OrderStatus.PAID]: 'paid',
  [OrderStatus.CANCELLED]: 'cancelled',
  [OrderStatus.SHIPPED]: 'shipped',
} as const satisfies Record<OrderStatus, string>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={orderTones[status]}>{t(`status.${names[status]}`)}</Badge>;
}
