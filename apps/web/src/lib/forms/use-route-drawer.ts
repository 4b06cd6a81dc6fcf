import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '../i18n/use-locale';
import { isRecord } from '../is-record';
import { localPath } from '../paths';
import { useHere } from '../router/use-here';
import { useLeaveGuard, type LeaveGuard } from './use-leave-guard';

export interface RouteDrawerSettings {
  /** The list behind it, as English spells it: `paths.coupons`. */
  backTo: string;
  /** Something was typed and not saved: `form.formState.isDirty`. */
  isDirty?: boolean;
}

export interface RouteDrawer {
  isOpen: boolean;
  guard: LeaveGuard;
  /** Closes, after asking when something would be lost. */
  close: () => void;
  /** Closes without asking, because it was saved; or goes on to another address, which may bring a query of its own. */
  leave: (to?: string) => void;
  /** For the drawer: it has slid out. */
  onClosed: () => void;
}

/**
 * A drawer with an address of its own, over the list it belongs to (a child route of it, made by `drawer(…)`). Opened
 * from the list it closes as Back would, so that the list keeps its place; opened cold it closes to the list.
 */
export function useRouteDrawer({ backTo, isDirty = false }: RouteDrawerSettings): RouteDrawer {
  const navigate = useNavigate();
  const locale = useLocale();
  const here = useHere();
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(true);
  const guard = useLeaveGuard(isDirty);
  const isFromList = isRecord(state) && state.fromList === true;
  const hasLeft = useRef(false);

  const goBack = useCallback(() => {
    if (hasLeft.current) return;
    if (isFromList) void navigate(-1);
    else void navigate(`${localPath(backTo, locale)}${here().search}`, { replace: true, preventScrollReset: true });
  }, [navigate, isFromList, backTo, locale, here]);

  const { release } = guard;
  return {
    isOpen,
    guard,
    // While something would be lost the way back is taken at once: the guard stops it there and asks.
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
    onClosed: goBack,
  };
}
