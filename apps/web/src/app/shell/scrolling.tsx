import { useLayoutEffect, useState } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';

/**
 * Each history entry keeps its scroll position. The first entry of every full load has the key `default`, so its
 * address is used instead. Otherwise the page would open half-way down when the customer returns from the payment.
 */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Restores scroll positions. A visitor who has scrolled a rendered page stays there when it becomes live. */
export function Scrolling() {
  const [top] = useState(() => (import.meta.env.SSR ? 0 : window.scrollY));
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <Stay at={top} />
    </>
  );
}

/** Undoes the router's jump to the top of the first page. */
function Stay({ at }: { at: number }) {
  useLayoutEffect(() => {
    if (at > 0) window.scrollTo({ top: at, behavior: 'instant' });
  }, [at]);
  return null;
}
