import type { Page } from '@dronesoccer/contracts';
import { useState } from 'react';

/** The target of a bulk action: the ticked rows, or every row that matches the filters, on any page. */
export type SelectionTarget = { ids: string[] } | { all: true };

export interface Selection {
  count: number;
  /** The number of matching rows on all pages. */
  total: number;
  /** The matching rows are loaded. While they load, the visible rows may belong to the previous filters. */
  isReady: boolean;
  /** Every matching row is selected, including rows on other pages. */
  isAll: boolean;
  target: SelectionTarget;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects all rows of the page, or none of them. */
  togglePage: () => void;
  isPageSelected: boolean;
  selectAll: () => void;
  clear: () => void;
}

interface SelectionSettings<Row> {
  list: { data: Page<Row> | undefined; isPlaceholderData: boolean };
  rowId: (row: Row) => string;
  /** `table.view`; a different view keeps only the ticked rows that it shows. */
  view: string;
}

interface SelectedRows {
  view: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

const noSelection: ReadonlySet<string> = new Set();

/**
 * Keeps the ticked rows across pages. When the filters or the sort change, the ticked rows that are still in sight stay
 * ticked, because a search may arrive after a quick user has ticked its result. The other rows are dropped, so no action
 * reaches a row that left the list.
 */
export function useSelection<Row>({ list, rowId, view }: SelectionSettings<Row>): Selection {
  const { items = [], total = 0 } = list.data ?? {};
  const pageIds = items.map(rowId);
  const isReady = list.data !== undefined && !list.isPlaceholderData;
  const [chosen, setChosen] = useState<SelectedRows>({ view, ids: noSelection, isAll: false });
  const isOfView = chosen.view === view;
  const ids = isOfView ? chosen.ids : new Set(pageIds.filter((id) => chosen.ids.has(id)));
  const isAll = isOfView && chosen.isAll;
  if (!isOfView && isReady) setChosen({ view, ids, isAll });
  const choose = (next: Iterable<string>, all = false) => setChosen({ view, ids: new Set(next), isAll: all });
  const isPageSelected = pageIds.length > 0 && (isAll || pageIds.every((id) => ids.has(id)));
  return {
    count: isAll ? total : ids.size,
    total,
    isReady,
    isAll,
    target: isAll ? { all: true } : { ids: [...ids] },
    has: (id) => isAll || ids.has(id),
    toggle: (id) => {
      // When one row is removed from "all", only the other rows of the visible page stay selected.
      const base = new Set(isAll ? pageIds : ids);
      if (!base.delete(id)) base.add(id);
      choose(base);
    },
    togglePage: () => {
      if (isAll) return choose([]);
      const others = [...ids].filter((id) => !pageIds.includes(id));
      choose(isPageSelected ? others : [...others, ...pageIds]);
    },
    isPageSelected,
    selectAll: () => choose([], true),
    clear: () => choose([]),
  };
}
