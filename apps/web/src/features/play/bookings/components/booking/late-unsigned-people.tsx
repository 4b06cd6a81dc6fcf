import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { UnsignedPeopleProps } from './unsigned-people';

/** The missing waivers of a booking. The code and texts load only for a booking that has any. */
export const LateUnsignedPeople = lazyComponent<UnsignedPeopleProps>(
  async () => {
    const [part] = await Promise.all([import('./unsigned-people'), loadNamespaces('memberships')]);
    return part;
  },
  { placeholder: <Skeleton className="h-48 rounded-card" /> },
);
