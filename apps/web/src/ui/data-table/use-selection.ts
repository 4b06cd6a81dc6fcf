import type { Page } from '@dronesoccer/contracts';
import { useState } from 'react';
import { type LoadRows, type RowLoading, useEveryRow } from './use-every-row';

/** The target of a bulk action: the ticked rows, or every row that matches the filters, on any page. */
export type SelectionTarget = { ids: string[] } | { all: true };

export interface Selection<Row = unknown> {
  count: number;
  /** The number of matching rows on all pages. */
  total: number;
  /** The matching rows are loaded. While they load, the visible rows may belong to the previous filters. */
  isReady: boolean;
  /** Every matching row is selected, including rows on other pages. */
  isAll: boolean;
  target: SelectionTarget;
  /** The ticked rows as they were last loaded; empty if every matching row is selected. */
  rows: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all rows of the page, or none of them. */
  togglePage: () => void;
  isPageSelected: boolean;
  selectAll: () => void;
  /** Ticks every matching row one by one, for actions that need the rows themselves. Undefined if the list cannot. */
  everyRow: RowLoading | undefined;
  /** Unticks all other rows. */
  keep: (ids: readonly string[]) => void;
  clear: () => void;
}

interface SelectionSettings<Row> {
  list: { data: Page<Row> | undefined; isPlaceholderData: boolean };
  rowId: (row: Row) => string;
  /** `table.view`; a different view keeps only the ticked rows that it shows. */
  view: string;
  loadRows?: LoadRows<Row> | undefined;
}

interface SelectedRows<Row> {
  view: string;
  rows: ReadonlyMap<string, Row>;
  isAll: boolean;
}

/**
 * Keeps the ticked rows across pages. When the filters or the sort change, the ticked rows that are still in sight stay
 * ticked, because a search may arrive after a quick user has ticked its result. The other rows are dropped, so no action
 * reaches a row that left the list.
 */
export function useSelection<Row>({ list, rowId, view, loadRows }: SelectionSettings<Row>): Selection<Row> {
  const { items = [], total = 0 } = list.data ?? {};
  const page = new Map(items.map((row) => [rowId(row), row]));
  const isReady = list.data !== undefined && !list.isPlaceholderData;
  const [chosen, setChosen] = useState<SelectedRows<Row>>({ view, rows: new Map(), isAll: false });
  const isOfView = chosen.view === view;
  const kept = [...chosen.rows].filter(([id]) => isOfView || page.has(id));
  const rows = new Map(kept.map(([id, row]) => [id, page.get(id) ?? row]));
  const isAll = isOfView && chosen.isAll;
  const isRenewed = kept.some(([id, row]) => rows.get(id) !== row);
  if (isOfView ? isRenewed : isReady) setChosen({ view, rows, isAll });
  const choose = (next: Iterable<[string, Row]>, all = false) => setChosen({ view, rows: new Map(next), isAll: all });
  const everyRow = useEveryRow(loadRows, view, (all) => choose(all.map((row) => [rowId(row), row])));
  /** A choice by hand replaces one that is still loading. */
  const pick = (next: Iterable<[string, Row]>) => {
    everyRow?.stop();
    choose(next);
  };
  const isPageSelected = page.size > 0 && (isAll || [...page.keys()].every((id) => rows.has(id)));
  return {
    count: isAll ? total : rows.size,
    total,
    isReady,
    isAll,
    target: isAll ? { all: true } : { ids: [...rows.keys()] },
    rows: [...rows.values()],
    has: (id) => isAll || rows.has(id),
    toggle: (id) => {
      // When one row is removed from "all", only the other rows of the visible page stay selected.
      const base = new Map(isAll ? page : rows);
      const row = page.get(id);
      if (!base.delete(id) && row !== undefined) base.set(id, row);
      pick(base);
    },
    togglePage: () => {
      if (isAll) return pick([]);
      const others = [...rows].filter(([id]) => !page.has(id));
      pick(isPageSelected ? others : [...others, ...page]);
    },
    isPageSelected,
    selectAll: () => choose([], true),
    everyRow,
    keep: (ids) => choose([...rows].filter(([id]) => ids.includes(id))),
    clear: () => pick([]),
  };
}
