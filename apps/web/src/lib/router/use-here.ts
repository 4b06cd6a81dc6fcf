import { useCallback } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { barePath } from '../paths';
import { useRouterNow } from './use-router-now';

/** An address of ours, or how it is built from the present one. */
export type Target = string | ((here: Location) => string);

export const addressAt = (target: Target, here: Location): string =>
  typeof target === 'string' ? target : target(here);

/**
 * The address of the page at the moment of the call, with all that was changed in it. While the router is on its way to
 * another page, it is the address of the page that the person still sees.
 */
export function useHere(): () => Location {
  const seen = useLocation();
  const routerNow = useRouterNow();
  return useCallback(() => {
    const { goal } = routerNow();
    return barePath(goal.pathname) === barePath(seen.pathname) ? goal : seen;
  }, [seen, routerNow]);
}
