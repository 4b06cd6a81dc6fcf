import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The user's family. The code and texts load when the tab is opened. */
export const LateMyFamily = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./my-family'), loadNamespaces('families')]);
    return part;
  },
  { placeholder: <Skeleton className="h-80" /> },
);
