import type { AddressesProps } from '@/features/people/profile';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The user's saved addresses. The code loads when the tab is opened. */
export const LateMyAddresses = lazyComponent<AddressesProps>(() => import('./my-addresses'), {
  placeholder: <Skeleton className="h-80" />,
});
