import type { MouseEvent } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { addressAt, useHere, type Target } from './use-here';

/**
 * A link whose address is built from the current one. Its `href` follows React's location; a click follows the
 * router's, which may already have another filter.
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

/** Any other click opens a new tab or a browser menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
