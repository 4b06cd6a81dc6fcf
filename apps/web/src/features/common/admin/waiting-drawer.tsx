import { type ReactNode, useState } from 'react';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { EmptyState } from '@/ui/feedback/empty-state';
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
  /** Called when the user closes the drawer, before it has disappeared. */
  onClose: () => void;
}

/** A drawer whose data is loading or failed to load. */
function WaitingDrawer({ title, width = 'form', backTo, error, onRetry, onClose }: WaitingDrawerProps) {
  const drawer = useRouteDrawer({ backTo });
  const close = () => {
    onClose();
    drawer.close();
  };
  return (
    <RouteDrawer drawer={{ ...drawer, close }} width={width} title={title}>
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

interface LoadedDrawerProps<Data> extends Omit<WaitingDrawerProps, 'error' | 'onRetry' | 'onClose'> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Renders the drawer of the loaded data. */
  children: (data: Data) => ReactNode;
}

/** The drawer of something that must be loaded first. */
export function LoadedDrawer<Data>({ query, children, ...drawer }: LoadedDrawerProps<Data>) {
  // Data that arrives while the drawer closes must not open it again.
  const [isClosed, setClosed] = useState(false);
  if (query.data !== undefined && !isClosed) return children(query.data);
  return (
    <WaitingDrawer
      {...drawer}
      error={query.error}
      onRetry={() => void query.refetch()}
      onClose={() => setClosed(true)}
    />
  );
}

/** Returns the item that the drawer shows. It stays after it was deleted, so that its drawer can close. */
export function useOpenedItem<Item extends { id: string }>(items: readonly Item[] | undefined, id: string | undefined) {
  const found = items?.find((each) => each.id === id);
  const [opened, setOpened] = useState(found);
  if (found && found.id !== opened?.id) setOpened(found);
  return found ?? (opened?.id === id ? opened : undefined);
}

/** The drawer of something that no longer exists. */
export function GoneDrawer({ title, text, backTo }: { title: string; text: string; backTo: string }) {
  const drawer = useRouteDrawer({ backTo });
  return (
    <RouteDrawer drawer={drawer} title={title}>
      <EmptyState title={text} />
    </RouteDrawer>
  );
}
