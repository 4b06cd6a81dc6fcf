import type { ReactNode } from 'react';

export interface Column<Row, Sort extends string = string> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The list's sorts by this column; pressing the heading goes through them. */
  sort?: { ascending?: Sort; descending?: Sort };
  align?: 'end';
  /** `phone`: not on the cards of small screens; `narrow`: nor while the table has little room. */
  hide?: 'phone' | 'narrow';
  /** In compact rows it takes the room that the others leave, and its text is cut off there. One column of a table. */
  grows?: true;
  /** Shows its cell on cards without the heading beside it: the row's title, a picture. */
  plainOnPhone?: boolean;
  /** Classes of its cells, such as a width. */
  className?: string;
}

/** What pressing a heading leads to: first one way, then the other, then the list's own order again. */
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
