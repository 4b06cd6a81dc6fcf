import type { Page } from '@dronesoccer/contracts';

/** The part of a list that a statement reads, in rows. */
export interface Slice {
  limit: number;
  offset: number;
}

/** A page as the caller asks for it; the first is 1. */
export interface WantedPage {
  page: number;
  pageSize: number;
}

export const sliceOf = ({ page, pageSize }: WantedPage): Slice => ({ limit: pageSize, offset: (page - 1) * pageSize });

/**
 * Reads one page of a list and presents its rows.
 *
 * @param read answers with the rows of the slice, and how many there are on all pages together
 */
export async function pageOf<Row, Item>(
  { page, pageSize }: WantedPage,
  read: (slice: Slice) => Promise<{ rows: readonly Row[]; total: number }>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const { rows, total } = await read(sliceOf({ page, pageSize }));
  return { items: rows.map((row) => present(row)), total, page, pageSize };
}
