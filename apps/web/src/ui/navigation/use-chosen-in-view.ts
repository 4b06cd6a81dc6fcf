import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Centres the selected entry of a row that scrolls sideways. The page itself does not scroll. A visitor who has scrolled
 * the row of a rendered page keeps its position when the page becomes live, because an entry may be under the finger.
 */
export function useChosenInView<E extends HTMLElement>(chosen: string | number): RefObject<E | null> {
  const row = useRef<E>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isScrolled = isFirst.current && row.current?.scrollLeft !== 0;
    isFirst.current = false;
    if (isScrolled) return;
    const entry = row.current?.querySelector('[aria-selected="true"], [aria-current]');
    if (!row.current || !entry) return;
    const outer = row.current.getBoundingClientRect();
    const inner = entry.getBoundingClientRect();
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  return row;
}
