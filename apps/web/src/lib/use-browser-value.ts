import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns a value that only the browser knows, read once. While a rendered page is hydrated, it is the value that the
 * server rendered.
 */
export function useBrowserValue<Value>(read: () => Value, rendered: Value): Value {
  const [readOnce] = useState(() => {
    let known: { value: Value } | undefined;
    return () => (known ??= { value: read() }).value;
  });
  return useSyncExternalStore(neverChanges, readOnce, () => rendered);
}
