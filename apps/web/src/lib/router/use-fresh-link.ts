import type { MouseEvent } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { addressAt, useHere, type Target } from './use-here';

/**
 * For a link whose address is built from the page's own. What it shows follows React; a click follows the router, which
 * may be ahead of it by a filter.
 */
export function useFreshLink(target: Target, toHref: (path: string) => string) {
  const navigate = useNavigate();
  const seen = useLocation();
  const here = useHere();
  const href = toHref(addressAt(target, seen));
  return {
    href,
    follow: (event: MouseEvent, options: NavigateOptions) => {
      if (typeof target === 'string' || event.defaultPrevented || !isPlain(event)) return;
      const fresh = toHref(addressAt(target, here()));
      if (fresh === href) return;
      event.preventDefault();
      void navigate(fresh, options);
    },
  };
}

/** Any other click opens a tab or a menu of the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
