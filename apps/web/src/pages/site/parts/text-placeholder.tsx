import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The placeholder of a page that editors write, with the height of its hero. */
export const TextPlaceholder = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton className="min-h-[min(34rem,72dvh)] w-full" />
    <div className="page-width section-space">
      <Skeleton className="h-96 w-full max-w-2xl" />
    </div>
  </Loading>
);
