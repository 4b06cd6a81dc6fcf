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

/**
 * Reads one page of a list whose rows after `depth` are not read. The total is at most `depth`; `isMore` is true if there
 * are further rows.
 */
export async function limitedPageOf<Row, Item>(
  page: RequestedPage,
  { depth, find, count }: { depth: number; find: (slice: Slice) => Promise<Row[]>; count: () => Promise<number> },
  present: (row: Row) => Item,
): Promise<Page<Item> & { isMore: boolean }> {
  const read = async ({ limit, offset }: Slice) => {
    const slice = { limit: Math.max(0, Math.min(limit, depth - offset)), offset };
    const [rows, total] = await Promise.all([slice.limit === 0 ? [] : find(slice), count()]);
    return { rows, total };
  };
  const found = await pageOf(page, read, present);
  return { ...found, total: Math.min(found.total, depth), isMore: found.total > depth };
}

/** A row as JSON carries it: instants are ISO 8601 texts. */
type WireOf<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** The row of a wire type that `asWire` presents. `Instants` are the fields with an instant. */
export type RowOf<Wire, Instants extends keyof Wire> = {
  [K in keyof Wire]: K extends Instants ? Date | Exclude<Wire[K], string> : Wire[K];
};

/** Presents a row that has the fields of its wire type. */
export const asWire = <Row extends object>(row: Row): WireOf<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as WireOf<Row>;
