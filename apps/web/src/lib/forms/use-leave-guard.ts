import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { barePath } from '../paths';

export interface LeaveGuard {
  /** Somebody wants to go while there is something to lose: ask, then `leave` or `stay`. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** From now on nothing is lost: what was typed has been saved, or given up. */
  release: () => void;
}

/**
 * Asks before what was typed is lost: by a link, by Back, by closing the tab. Another filter or the other language of
 * the same page is no leaving.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isDirty && !isReleased.current && barePath(currentLocation.pathname) !== barePath(nextLocation.pathname),
      [isDirty],
    ),
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      isReleased.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
    release: useCallback(() => {
      isReleased.current = true;
    }, []),
  };
}
