import { lazyComponent } from '@/lib/late';
import { BoardSkeleton } from './board-skeleton';

/**
 * The board, loaded on demand together with its drag-and-drop library, so that the list and an order's page do not load
 * it.
 */
export const OrderBoard = lazyComponent(async () => ({ default: (await import('./order-board')).OrderBoard }), {
  placeholder: <BoardSkeleton />,
});
