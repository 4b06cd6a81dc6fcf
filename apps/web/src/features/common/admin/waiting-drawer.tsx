import type { UseQueryResult } from '@tanstack/react-query';
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

interface LoadedDrawerProps<Data> extends Omit<WaitingDrawerProps, 'error' | 'onRetry'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Renders the drawer of the loaded data. */
  children: (data: Data) => ReactNode;
}

/** The drawer of something that must be loaded first. */
export function LoadedDrawer<Data>({ query, children, ...drawer }: LoadedDrawerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return <WaitingDrawer {...drawer} error={query.error} onRetry={() => void query.refetch()} />;
}

/** Returns the item that the drawer shows. It stays after it was deleted, so that its drawer can close. */
export function useOpened<Item extends { id: string }>(items: readonly Item[] | undefined, id: string | undefined) {
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
