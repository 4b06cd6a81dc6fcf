import type { MyOrdersProps } from '@/features/shop/orders';
import { loadAreas } from '@/lib/i18n/i18n';
import { late } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A person's orders, with their texts, when their tab is opened. */
export const LateMyOrders = late<MyOrdersProps>(
  async () => {
    const [part] = await Promise.all([import('./my-orders'), loadAreas('orders')]);
    return part;
  },
  { placeholder: <Skeleton className="h-80" /> },
);
