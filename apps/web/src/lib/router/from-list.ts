import { isRecord } from '../is-record';

/** The history state of a drawer that was opened from its list, and therefore closes by going back. */
export const fromList = { fromList: true } as const;

export const isFromList = (state: unknown): state is typeof fromList => isRecord(state) && state['fromList'] === true;

/**
 * Returns the state for an address whose query has changed. A drawer over the list then closes to the list with this
 * query, because going back to the list's history entry would lose the change; see `useRouteDrawer`.
 */
export const withoutWayBack = (state: unknown): unknown => (isFromList(state) ? { ...state, fromList: false } : state);
