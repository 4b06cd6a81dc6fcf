import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, type Location } from 'react-router-dom';

export interface RouterNow {
  /** Where the router is, or is going. */
  goal: Location;
  isIdle: boolean;
}

/**
 * Reads where the router is, or is going, at the moment of the call. React learns of both in a transition, which a busy
 * machine delays; until then `useLocation`, `useSearchParams` and `useNavigation` still name the page before. A new
 * address that is built from the present one is built from this, or a quick hand loses its last filter.
 */
export function useRouterNow(): () => RouterNow {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('An address is built from the present one, which needs a data router');
    const { navigation, location } = router.state;
    return { goal: navigation.location ?? location, isIdle: navigation.state === 'idle' };
  }, [router]);
}
