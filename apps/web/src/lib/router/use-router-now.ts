import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom';

interface RouterNow {
  /** The router's current or pending location. */
  goal: Location;
  isIdle: boolean;
}

/**
 * Returns a function that reads the router's current or pending location at the moment of the call. React learns of
 * both in a transition, which a busy machine delays; until then `useLocation`, `useSearchParams` and `useNavigation`
 * return the previous page. Build a new address from this location, or a fast user loses the last filter.
 */
export function useRouterNow(): () => RouterNow {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('An address is built from the present one, which needs a data router');
    const { navigation, location } = router.state;
    return { goal: navigation.location ?? location, isIdle: navigation.state === 'idle' };
  }, [router]);
}
