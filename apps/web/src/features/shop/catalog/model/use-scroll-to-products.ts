import { limits } from '@dronesoccer/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { glide } from '@/lib/glide';
import type { Listing } from './listing';

/**
 * Choosing a category, a search, the sale or a page brings the products into view, 100 ms after the navigation (spec 2
 * and 9), and so does opening such an address cold or choosing again what is shown. Back and reload keep the place the
 * person had scrolled to; another order of the list leaves it too.
 */
export function useScrollToProducts({ category, search, sale, page }: Listing): RefObject<HTMLElement | null> {
  const products = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const { key, search: query } = useLocation();
  const isEverything = category === null && search === '' && !sale && page === 1;
  // With a category or a search the sale is a filter, and filters leave the person where they are.
  const target = JSON.stringify([category, search, sale && category === null && search === '', page]);
  const shown = useRef<{ target: string; key: string; query: string } | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = { target, key, query };
    const isAgain = type !== NavigationType.Pop && before?.key !== key && before?.query === query;
    if (before?.target === target && !isAgain) return;
    // The history's first entry has this key; a reload or Back brings a key of its own along.
    const isColdLoad = type === NavigationType.Pop && key === 'default';
    const isReturn = type === NavigationType.Pop && !isColdLoad;
    if (isReturn || (before === null && isEverything)) return;
    const timer = window.setTimeout(() => {
      products.current?.scrollIntoView({ block: 'start', behavior: glide() });
    }, limits.productScrollDelayMs);
    return () => window.clearTimeout(timer);
  }, [target, isEverything, type, key, query]);

  return products;
}
