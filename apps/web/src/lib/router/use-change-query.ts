import { useCallback } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { barePath } from '../paths';
import { useRouterNow } from './use-router-now';

type ChangeQuery = (change: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * Changes the page's query and keeps other changes that were made a moment ago. The scroll position is kept unless the
 * options say otherwise.
 */
export function useChangeQuery(): ChangeQuery {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const routerNow = useRouterNow();
  return useCallback(
    (change, options) => {
      const { goal } = routerNow();
      // The router is already on its way to another page, and the change would bring the user back.
      if (barePath(goal.pathname) !== barePath(pathname)) return;
      const query = new URLSearchParams(goal.search);
      const before = query.toString();
      change(query);
      const search = query.toString();
      // An unchanged query would only add a history entry.
      if (search === before) return;
      void navigate({ pathname: goal.pathname, search }, { preventScrollReset: true, ...options });
    },
    [navigate, pathname, routerNow],
  );
}
