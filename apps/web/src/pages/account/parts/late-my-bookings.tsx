import type { MyBookingsProps } from '@/features/play/bookings';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The user's bookings. The code and texts load when the tab is opened. */
export const LateMyBookings = lazyComponent<MyBookingsProps>(
  async () => {
    const [part] = await Promise.all([import('./my-bookings'), loadNamespaces('bookings')]);
    return part;
  },
  { placeholder: <Skeleton className="h-80" /> },
);
