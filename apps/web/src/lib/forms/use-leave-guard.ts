import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { barePath } from '../paths';

export interface LeaveGuard {
  /** The user wants to leave with unsaved changes: ask, then call `leave` or `stay`. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Turns the guard off, because the changes were saved or discarded. */
  release: () => void;
}

/**
 * Asks before unsaved changes are lost through a link, Back or closing the tab. A different filter or language of the
 * same page does not count as leaving.
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
