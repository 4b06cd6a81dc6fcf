import type { Page } from '@dronesoccer/contracts';
import { useState } from 'react';

/** What a bulk action is for: the rows that were ticked, or every row that the filters match, on whatever page. */
export type SelectionTarget = { ids: string[] } | { all: true };

export interface Selection {
  count: number;
  /** How many rows match in all. */
  total: number;
  /** The rows that match are in sight: while they are on their way, the ones in sight may answer another question. */
  isReady: boolean;
  /** Every matching row is meant, those of other pages too. */
  isAll: boolean;
  target: SelectionTarget;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All rows of the page, or none of them. */
  togglePage: () => void;
  isPageSelected: boolean;
  selectAll: () => void;
  clear: () => void;
}

export interface SelectionSettings<Row> {
  list: { data: Page<Row> | undefined; isPlaceholderData: boolean };
  rowId: (row: Row) => string;
  /** `table.view`: another question starts with nothing selected. */
  view: string;
}

interface Chosen {
  view: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** Ticked rows, kept while pages are turned and forgotten when the filters change. */
export function useSelection<Row>({ list, rowId, view }: SelectionSettings<Row>): Selection {
  const { items = [], total = 0 } = list.data ?? {};
  const pageIds = items.map(rowId);
  const [chosen, setChosen] = useState<Chosen>({ view, ids: nothing, isAll: false });
  const { ids, isAll } = chosen.view === view ? chosen : { ids: nothing, isAll: false };
  const choose = (next: Iterable<string>, all = false) => setChosen({ view, ids: new Set(next), isAll: all });
  const isPageSelected = pageIds.length > 0 && (isAll || pageIds.every((id) => ids.has(id)));
  return {
    count: isAll ? total : ids.size,
    total,
    isReady: list.data !== undefined && !list.isPlaceholderData,
    isAll,
    target: isAll ? { all: true } : { ids: [...ids] },
    has: (id) => isAll || ids.has(id),
    toggle: (id) => {
      // One row taken out of "all": what is left is what can be seen of it.
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
