import { limits } from '@dronesoccer/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '@/lib/glide';
import type { Listing } from './listing';

/**
 * Scrolls to the products 100 ms after the visitor chooses a category, a search, the sale or a page (spec 2 and 9).
 * This includes opening such a URL directly and choosing the current selection again. Back and reload keep the scroll
 * position, and so does a new sort order.
 */
export function useScrollToProducts({ category, search, sale, page }: Listing): RefObject<HTMLElement | null> {
  const products = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const { key, search: query } = useLocation();
  const isEverything = category === null && search === '' && !sale && page === 1;
  // With a category or a search the sale is only a filter, and filters keep the scroll position.
  const target = JSON.stringify([category, search, sale && category === null && search === '', page]);
  const shown = useRef<{ target: string; key: string; query: string } | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = { target, key, query };
    const isAgain = type !== NavigationType.Pop && before?.key !== key && before?.query === query;
    if (before?.target === target && !isAgain) return;
    // The first history entry has the key `default`; after a reload or Back the key is different.
    const isColdLoad = type === NavigationType.Pop && key === 'default';
    const isReturn = type === NavigationType.Pop && !isColdLoad;
    if (isReturn || (before === null && isEverything)) return;
    const timer = window.setTimeout(() => {
      products.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
    }, limits.productScrollDelayMs);
    return () => window.clearTimeout(timer);
  }, [target, isEverything, type, key, query]);

  return products;
}
