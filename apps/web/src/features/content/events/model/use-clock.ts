import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns the time of the first render in milliseconds. While React takes over a page that the server rendered, the
 * time is null, so that the browser's first render equals the server's.
 */
export function useClock(): number | null {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [now] = useState(() => Date.now());
  return isInBrowser ? now : null;
}
