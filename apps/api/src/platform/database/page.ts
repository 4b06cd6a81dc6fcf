import type { Page } from '@dronesoccer/contracts';

/** The part of a list that a statement reads, in rows. */
export interface Slice {
  limit: number;
  offset: number;
}

/** The requested page; the first page is 1. */
export interface RequestedPage {
  page: number;
  pageSize: number;
}

export const sliceOf = ({ page, pageSize }: RequestedPage): Slice => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/**
 * Reads one page of a list and presents its rows.
 *
 * @param read returns the rows of the slice and the total on all pages
 */
export async function pageOf<Row, Item>(
  { page, pageSize }: RequestedPage,
  read: (slice: Slice) => Promise<{ rows: readonly Row[]; total: number }>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  const { rows, total } = await read(sliceOf({ page, pageSize }));
  return { items: rows.map((row) => present(row)), total, page, pageSize };
}

/** A row as JSON carries it: instants are ISO 8601 texts. */
type WireOf<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** Presents a row that has the fields of its wire type. */
export const asWire = <Row extends object>(row: Row): WireOf<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as WireOf<Row>;
