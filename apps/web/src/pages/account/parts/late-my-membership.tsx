import type { MyMembershipProps } from '@/features/club/memberships';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The user's membership. The code and texts load when the tab is opened. */
export const LateMyMembership = lazyComponent<MyMembershipProps>(
  async () => {
    const [part] = await Promise.all([import('./my-membership'), loadNamespaces('memberships')]);
    return part;
  },
  { placeholder: <Skeleton className="h-80" /> },
);
