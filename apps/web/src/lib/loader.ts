import { useSyncExternalStore } from 'react';

/**
 * How many calls are under way that the global bar should show (spec 4, Other): each call that does not set
 * `skipLoader` adds one while it runs, so the bar stays until the last one is done.
 */
let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

export const loader = {
  count: () => running,
  async during<T>(work: () => Promise<T>): Promise<T> {
    change(1);
    try {
      return await work();
    } finally {
      change(-1);
    }
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}
