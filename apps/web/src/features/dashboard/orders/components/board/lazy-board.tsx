import { lazy, Suspense } from 'react';
import type { OrderTableState } from '../list/order-list';
import { BoardSkeleton } from './board-skeleton';

const Board = lazy(async () => ({ default: (await import('./order-board')).OrderBoard }));

/** The board; what drags its cards is loaded with it, and not by those who look at a list or at one order. */
export function OrderBoard({ state }: { state: OrderTableState }) {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <Board state={state} />
    </Suspense>
  );
}
