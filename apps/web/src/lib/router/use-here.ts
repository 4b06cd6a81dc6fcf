import { useCallback } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { barePath } from '../paths';
import { useRouterNow } from './use-router-now';

/** One of our addresses, or a function that builds it from the current one. */
export type Target = string | ((here: Location) => string);

export const addressAt = (target: Target, here: Location): string =>
  typeof target === 'string' ? target : target(here);

/**
 * Returns a function that reads the page's address at the moment of the call, with all recent changes. While the router
 * is on its way to another page, the result is the address of the page that is still shown.
 */
export function useHere(): () => Location {
  const seen = useLocation();
  const routerNow = useRouterNow();
  return useCallback(() => {
    const { goal } = routerNow();
    return barePath(goal.pathname) === barePath(seen.pathname) ? goal : seen;
  }, [seen, routerNow]);
}
