import { limits, type Page } from '@dronesoccer/contracts';

const pageSize = limits.page.max;

/** Loads all pages of a list and returns their rows, for a select. */
export async function everyRow<Row>(
  read: (query: { page: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page++) {
    const { items } = await read({ page, pageSize });
    found.push(...items);
    if (items.length < pageSize) return found;
  }
}
