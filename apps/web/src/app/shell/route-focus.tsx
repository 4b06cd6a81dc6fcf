import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '@/lib/focus-heading';
import { barePath } from '@/lib/paths';
import { isOverlay } from './overlay-handle';

/** After a change of page the focus goes to its heading, as a full load would start there. */
export function RouteFocus() {
  const { hash } = useLocation();
  // A drawer takes and returns the focus automatically: the page it lies over has not changed.
  const shownPage = useMatches().findLast(({ handle }) => !isOverlay(handle));
  const page = barePath(shownPage?.pathname ?? '/').replace(/(?<=.)\/$/, '');
  const shown = useRef(page);
  useEffect(() => {
    // The same page in the other language, or with another query, keeps the focus where it is.
    if (shown.current === page) return;
    shown.current = page;
    if (hash) return;
    const main = document.querySelector('main');
    if (!main || focusHeading(main)) return;
    // The page waits for its data: its heading gets the focus when it comes, unless the person has moved on.
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
