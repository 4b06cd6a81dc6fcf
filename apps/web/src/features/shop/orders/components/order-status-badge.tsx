import { OrderStatus } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const looks: Record<OrderStatus, { tone: BadgeTone; name: 'pending' | 'paid' | 'cancelled' | 'shipped' }> = {
  [OrderStatus.PENDING]: { tone: 'warn', name: 'pending' },
  [OrderStatus.PAID]: { tone: 'good', name: 'paid' },
  [OrderStatus.CANCELLED]: { tone: 'neutral', name: 'cancelled' },
  [OrderStatus.SHIPPED]: { tone: 'ice', name: 'shipped' },
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  const { tone, name } = looks[status];
  return <Badge tone={tone}>{t(`status.${name}`)}</Badge>;
}
