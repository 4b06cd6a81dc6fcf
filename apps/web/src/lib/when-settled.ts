import type { ConnectedNavigator } from './connected-navigator';

/** The delay in milliseconds after which a page has loaded its own resources. */
const settledMs = 3_000;

/**
 * Calls back once the page has probably loaded its own resources, unless the visitor wants to save data. Returns a
 * function that cancels the call.
 */
export function whenSettled(callback: () => void): () => void {
  if ((navigator as ConnectedNavigator).connection?.saveData) return () => undefined;
  const timer = window.setTimeout(callback, settledMs);
  return () => window.clearTimeout(timer);
}
