import { renderedAt } from '@/lib/query/page-data';
import { useBrowserValue } from '@/lib/use-browser-value';

/**
 * Returns the time of the first render in milliseconds. While React takes over a page that the server rendered, the
 * time is null, so that the browser's first render equals the server's.
 */
export const useClock = () => useBrowserValue<number | null>(Date.now, null);

/**
 * Returns the time at which the places of a tournament are shown: `now`, or null until the browser has fetched the
 * events, because a page that the server rendered may be a minute old.
 */
export const placesAt = (now: number | null, dataUpdatedAt: number): number | null =>
  import.meta.env.SSR || dataUpdatedAt === renderedAt ? null : now;
