import type { MyOrdersProps } from '@/features/shop/orders';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The user's orders. The code and texts load when the tab is opened. */
export const LateMyOrders = lazyComponent<MyOrdersProps>(
  async () => {
    const [part] = await Promise.all([import('./my-orders'), loadNamespaces('orders')]);
    return part;
  },
  { placeholder: <Skeleton className="h-80" /> },
);
