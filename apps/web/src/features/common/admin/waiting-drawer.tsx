import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { RouteDrawer } from '@/ui/overlays/route-drawer';

interface WaitingDrawerProps {
  title: string;
  width?: 'form' | 'wide';
  /** The path of the list behind the drawer. */
  backTo: string;
  error: Error | null;
  onRetry: () => void;
}

/** A drawer whose data is loading or failed to load. */
export function WaitingDrawer({ title, width = 'form', backTo, error, onRetry }: WaitingDrawerProps) {
  const drawer = useRouteDrawer({ backTo });
  return (
    <RouteDrawer drawer={drawer} width={width} title={title}>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </RouteDrawer>
  );
}
