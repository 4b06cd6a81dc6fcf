import type { ArenaSlotsProps } from '@/features/play/bookings';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** An arena's slots. The code and texts load after the arena itself. */
export const LateArenaSlots = lazyComponent<ArenaSlotsProps>(
  async () => {
    const [part] = await Promise.all([import('./arena-slots'), loadNamespaces('slots')]);
    return part;
  },
  { placeholder: <Skeleton className="h-128" /> },
);
