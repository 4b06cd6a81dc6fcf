import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { barePath } from '@/lib/paths';

/** After a change of page the focus goes to its heading, as a full load would start there. */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const page = barePath(pathname);
  const shown = useRef(page);
  useEffect(() => {
    // The same page in the other language, or with another query, keeps the focus where it is.
    if (shown.current === page) return;
    shown.current = page;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
