import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { barePath } from '../paths';
import type { FilterChanges, FiltersOf } from './filter-fields';
import { readTable, writeTable, type TableAddress, type TableSchema } from './table-address';

export interface TableSettings<S, Sort extends string> {
  /** `{ search: filterFields.text(), status: filterFields.manyOf([1, 2]) }`, named as the list's call names them. */
  filters: S;
  sorts?: readonly Sort[];
  pageSizes?: readonly [usual: number, ...others: number[]];
}

export interface TableState<S = object, Sort extends string = string> extends TableAddress<S, Sort> {
  /** What the list's call takes: filters, sort, page and page size. */
  query: FiltersOf<S> & { sort?: Sort; page: number; pageSize: number };
  pageSizes: readonly number[];
  isFiltered: boolean;
  /** Filters and sort as text: what a saved view keeps, and what a selection belongs to. */
  view: string;
  /** Undefined takes a filter off. The table goes back to its first page. */
  setFilters: (changes: FilterChanges<S>, options?: { replace?: boolean }) => void;
  clearFilters: () => void;
  /** The filter named `search`, which most lists have. Back does not undo it letter by letter. */
  search: string | undefined;
  setSearch: (search: string | undefined) => void;
  setSort: (sort: Sort | undefined) => void;
  setPageSize: (pageSize: number) => void;
  showView: (view: string) => void;
  /** The address of a page, for links. */
  hrefOf: (page: number) => string;
}

const usualSizes = [25, 50, 100] as const;

/**
 * A table's filters, sort and page, kept in the address: they survive a reload, are shared by sharing it, and Back
 * undoes them. Make the settings once, outside the component.
 */
export function useTableState<S extends object, Sort extends string = never>(
  settings: TableSettings<S, Sort>,
): TableState<S, Sort> {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const { filters: fields, sorts, pageSizes = usualSizes } = settings;
  const schema: TableSchema<S, Sort> = useMemo(
    () => ({ filters: fields, sorts: sorts ?? [], pageSizes }),
    [fields, sorts, pageSizes],
  );
  const address = useMemo(() => readTable(schema, new URLSearchParams(search)), [schema, search]);

  const textOf = useCallback(
    (changes: Partial<TableAddress<S, Sort>>, from = search) => {
      const params = new URLSearchParams(from);
      const text = writeTable(schema, { ...readTable(schema, params), ...changes }, params).toString();
      return text && `?${text}`;
    },
    [schema, search],
  );
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  // What the address says or is about to say: what is changed right after something else keeps that.
  const latest = useRef(search);
  // What is changed while a row is being opened waits for it, or it would take the person back.
  const waiting = useRef<Parameters<typeof go>>(undefined);
  const go = useCallback(
    (change: (now: TableAddress<S, Sort>) => Partial<TableAddress<S, Sort>>, replace = false) => {
      if (isLeaving) {
        waiting.current = [change, replace];
        return;
      }
      const from = latest.current;
      const to = textOf({ page: 1, ...change(readTable(schema, new URLSearchParams(from))) }, from);
      // The same question again would only fill the history.
      if (to === from) return;
      latest.current = to;
      void navigate({ pathname, search: to }, { replace, preventScrollReset: true, state });
    },
    [schema, textOf, navigate, pathname, state, isLeaving],
  );
  useEffect(() => {
    latest.current = location.search;
  }, [location]);
  useEffect(() => {
    const change = waiting.current;
    if (isLeaving || !change) return;
    waiting.current = undefined;
    go(...change);
  }, [isLeaving, go]);

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
    hrefOf: useCallback((wanted) => `${barePath(pathname)}${textOf({ page: wanted })}`, [pathname, textOf]),
  };
}
