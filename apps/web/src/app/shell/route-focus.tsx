import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '@/lib/focus-heading';
import { barePath } from '@/lib/paths';
import { isOverlay } from '@/lib/router/overlay-handle';

/** Moves the focus to the new page's heading after a navigation, because a full load would start there. */
export function RouteFocus() {
  const { hash } = useLocation();
  // A drawer takes and returns the focus itself, and the page under it has not changed.
  const shownPage = useMatches().findLast(({ handle }) => !isOverlay(handle));
  const page = barePath(shownPage?.pathname ?? '/').replace(/(?<=.)\/$/, '');
  const shown = useRef(page);
  useEffect(() => {
    // Keep the focus if only the language or the query has changed.
    if (shown.current === page) return;
    shown.current = page;
    if (hash) return;
    const main = document.querySelector('main');
    if (!main || focusHeading(main)) return;
    // The page is waiting for its data. Focus its heading when it appears, unless the visitor has moved the focus
    // meanwhile.
    main.focus({ preventScroll: true });
    const waiting = new MutationObserver(() => {
      const hasMovedOn = document.activeElement !== main && document.activeElement !== document.body;
      if (hasMovedOn || focusHeading(main)) waiting.disconnect();
    });
    waiting.observe(main, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [page, hash]);
  return null;
}
