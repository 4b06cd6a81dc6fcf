import { limits, type Page } from '@dronesoccer/contracts';
import type { LoadingWatch } from '@/ui/data-table/use-every-row';

const pageSize = limits.page.max;

/** Loads all pages of a list and returns their rows, for a select or to tick all of them. */
export async function everyRow<Row>(
  read: (query: { page: number; pageSize: number }) => Promise<Page<Row>>,
  watch?: LoadingWatch,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page++) {
    const { items } = await read({ page, pageSize });
    found.push(...items);
    watch?.onProgress(found.length);
    if (items.length < pageSize) return found;
  }
}
