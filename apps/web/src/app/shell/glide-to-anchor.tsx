import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes scrolling to an anchor smooth but not scrolling to a new page. It must be rendered before the router's scroll
 * restoration, whose effect runs next.
 */
export function GlideToAnchor() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-glides', hash !== '');
  }, [hash]);
  return null;
}
