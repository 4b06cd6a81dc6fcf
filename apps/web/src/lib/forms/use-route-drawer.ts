import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../i18n/use-locale';
import { localPath } from '../paths';
import { isFromList } from '../router/from-list';
import { useHere } from '../router/use-here';
import { useLeaveGuard, type LeaveGuard } from './use-leave-guard';

interface RouteDrawerSettings {
  /** The English address of the list behind the drawer: `paths.coupons`. */
  backTo: string;
  /** The form has unsaved changes: `form.formState.isDirty`. */
  isDirty?: boolean;
}

export interface RouteDrawer {
  isOpen: boolean;
  guard: LeaveGuard;
  /** Closes the drawer, after a confirmation if changes would be lost. */
  close: () => void;
  /** Closes without asking after a save, or goes to another address, which may have its own query. */
  leave: (to?: string) => void;
  /** Pass it to the drawer, which calls it when the closing animation has finished. */
  onClosed: () => void;
}

/**
 * A drawer with its own address over its list (a child route of the list, made by `drawer(…)`). If it was opened from
 * the list, closing it goes back, so the list keeps its position; if it was opened directly, closing it opens the list.
 */
export function useRouteDrawer({ backTo, isDirty = false }: RouteDrawerSettings): RouteDrawer {
  const navigate = useNavigate();
  const locale = useLocale();
  const here = useHere();
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(true);
  const guard = useLeaveGuard(isDirty);
  const hasWayBack = isFromList(state);
  const hasLeft = useRef(false);

  const goBack = useCallback(() => {
    if (hasLeft.current) return;
    if (hasWayBack) void navigate(-1);
    else void navigate(`${localPath(backTo, locale)}${here().search}`, { replace: true, preventScrollReset: true });
  }, [navigate, hasWayBack, backTo, locale, here]);

  const { release } = guard;
  return {
    isOpen,
    guard,
    // With unsaved changes, navigate back at once: the guard stops the navigation and asks.
    close: useCallback(() => (isDirty ? goBack() : setOpen(false)), [isDirty, goBack]),
    leave: useCallback(
      (to) => {
        release();
        if (to === undefined) setOpen(false);
        else {
          hasLeft.current = true;
          const query = to.includes('?') ? '' : here().search;
          void navigate(`${localPath(to, locale)}${query}`, { replace: true, preventScrollReset: true, state });
        }
      },
      [release, navigate, locale, here, state],
    ),
    onClosed: useCallback(() => {
      goBack();
      // The end of the animation may be reported twice, but the drawer must go back only once.
      hasLeft.current = true;
    }, [goBack]),
  };
}
