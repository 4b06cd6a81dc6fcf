import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { isFromList, withoutWayBack } from '../router/from-list';
import { barePath } from '../paths';
import { remember, readRemembered } from '../remembered';
import type { Target } from '../router/use-here';
import { useRouterNow } from '../router/use-router-now';
import type { AnyField, FilterChanges, FiltersOf } from './filter-fields';
import { lastingView, readTable, writeTable, type TableAddress, type TableSchema } from './table-address';

interface TableSettings<S, Sort extends string> {
  /** `{ search: filterFields.text(), status: filterFields.manyOf([1, 2]) }`, with the names of the list's call. */
  filters: S;
  sorts?: readonly Sort[];
  pageSizes?: readonly [usual: number, ...others: number[]];
  /**
   * The key under which the account's last filters and sort are stored; an address without a query starts with them.
   */
  remember?: string;
}

interface BoundFilter<V> {
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

export interface TableState<S = object, Sort extends string = string> extends TableAddress<S, Sort> {
  /** The query of the list's call: filters, sort, page and page size. */
  query: FiltersOf<S> & { sort?: Sort; page: number; pageSize: number };
  pageSizes: readonly number[];
  isFiltered: boolean;
  /** The filters and sort as text, for saved views and for tying a selection to its view. */
  view: string;
  /** Undefined removes a filter. The table returns to its first page. */
  setFilters: (changes: FilterChanges<S>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
  /**
   * Binds a filter's control: `<SelectFilter … {...state.filter('status')} />`. Back does not undo a text letter by
   * letter.
   */
  filter: <K extends keyof S & string>(name: K) => BoundFilter<FiltersOf<S>[K]>;
  /** The filter named `search`, which most lists have. */
  search: string | undefined;
  setSearch: (search: string | undefined) => void;
  setSort: (sort: Sort | undefined) => void;
  setPageSize: (pageSize: number) => void;
  showView: (view: string) => void;
  /** Returns the address of a page, for links. */
  hrefOf: (page: number) => Target;
}

const usualSizes = [25, 50, 100] as const;

/**
 * Keeps a table's filters, sort and page in the address, so they survive a reload, can be shared, and Back undoes them.
 * Create the settings once, outside the component.
 */
export function useTableState<S extends object, Sort extends string = never>(
  settings: TableSettings<S, Sort>,
): TableState<S, Sort> {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const { filters: fields, sorts, pageSizes = usualSizes, remember: screen } = settings;
  const search = useRestored(screen, location);
  const schema: TableSchema<S, Sort> = useMemo(
    () => ({ filters: fields, sorts: sorts ?? [], pageSizes }),
    [fields, sorts, pageSizes],
  );
  const address = useMemo(() => readTable(schema, new URLSearchParams(search)), [schema, search]);

  const textOf = useCallback(
    (changes: Partial<TableAddress<S, Sort>>, from: string) => {
      const params = new URLSearchParams(from);
      const text = writeTable(schema, { ...readTable(schema, params), ...changes }, params).toString();
      return text && `?${text}`;
    },
    [schema],
  );
  const navigation = useNavigation();
  const routerNow = useRouterNow();
  // A change that is not in the address yet; `isSent` means that it was passed to the router.
  const pending = useRef<{ pathname: string; search: string; isSent: boolean }>(undefined);
  const go = useCallback(
    (change: (now: TableAddress<S, Sort>) => Partial<TableAddress<S, Sort>>, replace = false) => {
      const { goal } = routerNow();
      // A row that is being opened takes precedence; otherwise the change would bring the user back from it.
      const isSent = goal.pathname === pathname;
      const from = isSent ? goal.search : (pending.current?.search ?? goal.search);
      const to = textOf({ page: 1, ...change(readTable(schema, new URLSearchParams(from))) }, from);
      // An unchanged query would only add a history entry.
      if (to === from) return;
      if (screen !== undefined) remember(screen, lastingView(schema, readTable(schema, new URLSearchParams(to))));
      pending.current = { pathname, search: to, isSent };
      if (isSent)
        void navigate({ pathname, search: to }, { replace, preventScrollReset: true, state: withoutWayBack(state) });
    },
    [schema, screen, textOf, navigate, routerNow, pathname, state],
  );
  useEffect(() => {
    const change = pending.current;
    const { goal, isIdle } = routerNow();
    // Wait until the router has arrived and React shows the new location.
    if (!change || !isIdle || goal.pathname !== pathname) return;
    pending.current = undefined;
    // On the page it was sent for, the change has arrived, or a newer navigation (Back) has replaced it.
    if (change.isSent && change.pathname === pathname) return;
    // A row was opened before the change arrived; apply the change to the list behind its drawer.
    const to = textOf(readTable(schema, new URLSearchParams(change.search)), goal.search);
    if (to === goal.search && !isFromList(state)) return;
    void navigate({ pathname, search: to }, { replace: true, preventScrollReset: true, state: withoutWayBack(state) });
  }, [navigation, location, schema, textOf, navigate, routerNow, pathname, state]);

  const { filters, sort, page, pageSize } = address;
  return {
    ...address,
    query: useMemo(() => ({ ...filters, ...(sort && { sort }), page, pageSize }), [filters, sort, page, pageSize]),
    pageSizes,
    isFiltered: Object.keys(filters).length > 0,
    view: useMemo(
      () => writeTable(schema, { filters, sort, page: 1, pageSize: schema.pageSizes[0] }).toString(),
      [schema, filters, sort],
    ),
    setFilters: useCallback(
      (changes, options) => go((now) => ({ filters: { ...now.filters, ...changes } }), options?.replace),
      [go],
    ),
    clearFilters: useCallback(() => go(() => ({ filters: {} })), [go]),
    filter: (name) => ({
      value: filters[name],
      onChange: (value) =>
        go((now) => ({ filters: { ...now.filters, [name]: value } }), (fields[name] as AnyField).isTyped),
    }),
    search: 'search' in filters && typeof filters.search === 'string' ? filters.search : undefined,
    setSearch: useCallback((text) => go((now) => ({ filters: { ...now.filters, search: text } }), true), [go]),
    setSort: useCallback((wanted) => go(() => ({ sort: wanted })), [go]),
    setPageSize: useCallback((size) => go(() => ({ pageSize: size })), [go]),
    showView: useCallback(
      (view) => {
        const { filters: saved, sort: savedSort } = readTable(schema, new URLSearchParams(view));
        go(() => ({ filters: saved, sort: savedSort }));
      },
      [go, schema],
    ),
    hrefOf: useCallback(
      (wanted) => (here) => `${barePath(pathname)}${textOf({ page: wanted }, here.search)}`,
      [pathname, textOf],
    ),
  };
}

/**
 * Returns the query of the address. A screen that is opened without a query starts with the account's last choices,
 * which are then written to the address.
 */
function useRestored(screen: string | undefined, { pathname, search, state }: Location): string {
  const navigate = useNavigate();
  const routerNow = useRouterNow();
  const [restored, setRestored] = useState(() =>
    screen === undefined || search !== '' ? '' : (readRemembered(screen) ?? ''),
  );
  if (restored !== '' && search !== '') setRestored('');
  const show = useEffectEvent(() => {
    // A row that is being opened takes precedence.
    if (restored === '' || routerNow().goal.pathname !== pathname) return;
    void navigate(
      { pathname, search: `?${restored}` },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  });
  useEffect(() => show(), []);
  return search === '' && restored !== '' ? `?${restored}` : search;
}
