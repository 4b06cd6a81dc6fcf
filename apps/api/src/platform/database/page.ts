import type { Page } from '@dronesoccer/contracts';

/** The part of a list that a statement reads, in rows. */
export interface Slice {
  limit: number;
  offset: number;
}

/** The requested page; the first page is 1. */
export interface WantedPage {
  page: number;
  pageSize: number;
}

export const sliceOf = ({ page, pageSize }: WantedPage): Slice => ({ limit: pageSize, offset: (page - 1) * pageSize });

/**
 * Reads one page of a list and presents its rows.
 *
 * @param read returns the rows of the slice and the total on all pages
 */
export async function pageOf<Row, Item>(
  { page, pageSize }: WantedPage,
  read: (slice: Slice) => Promise<{ rows: readonly Row[]; total: number }>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const { rows, total } = await read(sliceOf({ page, pageSize }));
  return { items: rows.map((row) => present(row)), total, page, pageSize };
}
