import { useSyncExternalStore } from 'react';

/**
 * The number of running calls that the global loading bar shows (spec 4, Other). Each call without `skipLoader` adds
 * one while it runs, so the bar stays until the last call is done.
 */
let runningCount = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  runningCount += by;
  for (const listener of listeners) listener();
}

export const loader = {
  count: () => runningCount,
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
  return useSyncExternalStore(
    subscribe,
    () => runningCount > 0,
    () => false,
  );
}
