import { useCallback } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { barePath } from '../paths';
import { useRouterNow } from './use-router-now';

export type ChangeQuery = (change: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * Changes the query of the page, and keeps what was changed in it a moment ago. The page stays where it is scrolled to,
 * unless the options say otherwise.
 */
export function useChangeQuery(): ChangeQuery {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const routerNow = useRouterNow();
  return useCallback(
    (change, options) => {
      const { goal } = routerNow();
      // Another page is on its way, and the change would take the person back from it.
      if (barePath(goal.pathname) !== barePath(pathname)) return;
      const query = new URLSearchParams(goal.search);
      const before = query.toString();
      change(query);
      const search = query.toString();
      // The same query again would only fill the history.
      if (search === before) return;
      void navigate({ pathname: goal.pathname, search }, { preventScrollReset: true, ...options });
    },
    [navigate, pathname, routerNow],
  );
}
