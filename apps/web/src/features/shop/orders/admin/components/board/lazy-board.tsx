import { late } from '@/lib/late';
import { BoardSkeleton } from './board-skeleton';

/** The board; what drags its cards is loaded with it, and not by those who look at a list or at one order. */
export const OrderBoard = late(async () => ({ default: (await import('./order-board')).OrderBoard }), {
  placeholder: <BoardSkeleton />,
});
