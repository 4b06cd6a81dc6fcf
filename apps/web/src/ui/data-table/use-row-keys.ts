import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import type { Selection } from './use-selection';

/**
 * Adds keyboard navigation: arrow keys, Home and End move between rows, Space ticks a row and Enter opens it. Controls
 * inside a row keep their own keys.
 */
export function useRowKeys(body: RefObject<HTMLElement | null>, selection: Selection | undefined) {
  return useCallback(
    (event: KeyboardEvent) => {
      const row = event.target as HTMLElement;
      const id = row.dataset.row;
      if (id === undefined || !body.current) return;
      const rows = [...body.current.querySelectorAll<HTMLElement>('[data-row]')];
      const here = rows.indexOf(row);
      const moves: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 };
      const next = moves[event.key];
      if (next !== undefined) {
        event.preventDefault();
        const target = rows[next];
        if (target) {
          for (const each of rows) each.tabIndex = each === target ? 0 : -1;
          target.focus();
        }
      }
      if (event.key === ' ' && selection) {
        event.preventDefault();
        if (selection.isReady) selection.toggle(id);
      }
      if (event.key === 'Enter') row.querySelector<HTMLElement>('[data-row-link]')?.click();
    },
    [body, selection],
  );
}
