import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The placeholder of a purchase's page. */
export function PurchaseSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-2/3" />
      <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </Loading>
  );
}
