import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Stands before the router's own scrolling, whose effect comes next: an anchor is rolled to, a new page is not. */
export function GlideToAnchor() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-glides', hash !== '');
  }, [hash]);
  return null;
}
