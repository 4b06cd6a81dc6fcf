import type { ReactNode } from 'react';

export interface Column<Row, Sort extends string = string> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The list's sorts for this column; pressing the heading cycles through them. */
  sort?: { ascending?: Sort; descending?: Sort };
  align?: 'end';
  /** `phone` hides the column on the cards of small screens; `narrow` also hides it while the table is narrow. */
  hide?: 'phone' | 'narrow';
  /**
   * In compact rows this column takes the remaining width and truncates its text. Set it for only one column of a
   * table.
   */
  grows?: true;
  /** Shows the cell on cards without its heading, for example a row's title or a picture. */
  plainOnPhone?: boolean;
  /** Classes for the column's cells, such as a width. */
  className?: string;
}

/**
 * Returns the sort after a press on the heading: the first direction, then the other, then the list's default order.
 */
export function nextSort<Sort extends string>(
  { ascending, descending }: { ascending?: Sort; descending?: Sort },
  current: Sort | undefined,
): Sort | undefined {
  const ways = [ascending, descending].filter((way) => way !== undefined);
  return ways[ways.findIndex((way) => way === current) + 1];
}

export function sortedWay<Row, Sort extends string>(
  { sort }: Column<Row, Sort>,
  current: Sort | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!sort) return undefined;
  if (current === undefined) return 'none';
  return current === sort.ascending ? 'ascending' : current === sort.descending ? 'descending' : 'none';
}
