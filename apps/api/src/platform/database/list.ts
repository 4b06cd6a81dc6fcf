import type { Page } from '@dronesoccer/contracts';
import { type Bind, bindTo, type Conditions, type FilterOf, whereOf } from './conditions.js';
import type { Database } from './database.js';
import type { Executor } from './executor.js';
import { pageOf, type Slice, type RequestedPage } from './page.js';
import type { RowStream } from './row-stream.js';

declare const row: unique symbol;

type Part<Filter> = string | ((bind: Bind, filter: Filter) => string);

/**
 * A list in SQL, as data. Its columns are those of `Row`, its filters are those of `Query` (a call's `ReceivedQuery`),
 * and `Context` holds everything else that the SQL needs, for example the reader's language.
 */
export interface SqlList<Row, Query, Context = unknown> {
  /** For the compiler only. A list may spread one with fewer columns and replace the columns. */
  readonly [row]?: (row: Row) => void;
  readonly columns: Part<FilterOf<Query> & Context>;
  readonly from: Part<FilterOf<Query> & Context>;
  /** Outer joins that add no row and that only the columns use. The count leaves them out. */
  readonly lookups?: Part<FilterOf<Query> & Context>;
  /** The condition that holds with any filter. */
  readonly where?: Part<FilterOf<Query> & Context>;
  readonly filters: Conditions<Query, Context>;
  /** The order of the rows, or one order for each `sort` of the query. It must be total, so that pages do not overlap. */
  readonly order: Query extends { sort: infer Sort extends string } ? Readonly<Record<Sort, string>> : string;
}

interface Rows<Row> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
}

/** Reads the first rows of a list, without counting the others. */
export function readFirst<Row, Query, Context>(
  executor: Executor,
  list: SqlList<Row, Query, Context>,
  filter: FilterOf<Query> & Context,
  limit: number,
): Promise<Row[]> {
  const values: unknown[] = [];
  const bind = bindTo(values);
  return executor.query<Row>(`${rowsOf(list, filter, bind)} LIMIT ${bind(limit)}`, values);
}

/**
 * Reads the rows of one slice, and counts the rows of all. The count comes first: a row that is added in between is then
 * shown although it is not counted. In the reverse order, a list could say that it has a row and show none.
 */
export async function readList<Row, Query, Context>(
  executor: Executor,
  list: SqlList<Row, Query, Context>,
  filter: FilterOf<Query> & Context,
  { limit, offset }: Slice,
): Promise<Rows<Row>> {
  const [values, counted]: [unknown[], unknown[]] = [[], []];
  const bind = bindTo(values);
  const page = `${rowsOf(list, filter, bind)} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
  const count = `SELECT count(*)::int AS total ${sourceOf(list, filter, bindTo(counted))}`;
  const [all] = await executor.query<{ total: number }>(count, counted);
  const rows = await executor.query<Row>(page, values);
  return { rows, total: all?.total ?? 0 };
}

/** Answers a list's call: reads the wanted page and presents its rows. */
export const readPage = <Row, Query, Context, Item>(
  executor: Executor,
  list: SqlList<Row, Query, Context>,
  query: FilterOf<Query> & Context & RequestedPage,
  present: (row: Row) => Item,
): Promise<Page<Item>> => pageOf(query, (slice) => readList(executor, list, query, slice), present);

/** Opens all rows of a list, for an export to stream. */
export function openList<Row, Query, Context>(
  database: Pick<Database, 'openRows'>,
  list: SqlList<Row, Query, Context>,
  filter: FilterOf<Query> & Context,
): Promise<RowStream<Row>> {
  const values: unknown[] = [];
  return database.openRows<Row>(rowsOf(list, filter, bindTo(values)), values);
}

function rowsOf<Query, Context>(
  list: SqlList<never, Query, Context>,
  filter: FilterOf<Query> & Context,
  bind: Bind,
): string {
  const order: string | Readonly<Record<string, string>> = list.order;
  const { sort = '' } = filter as { sort?: string };
  const columns = part(list.columns, filter, bind);
  const lookups = list.lookups === undefined ? '' : part(list.lookups, filter, bind);
  return `SELECT ${columns} ${sourceOf(list, filter, bind, lookups)}
    ORDER BY ${typeof order === 'string' ? order : order[sort]}`;
}

function sourceOf<Query, Context>(
  list: SqlList<never, Query, Context>,
  filter: FilterOf<Query> & Context,
  bind: Bind,
  lookups = '',
): string {
  const from = part(list.from, filter, bind);
  const always = list.where === undefined ? [] : [part(list.where, filter, bind)];
  return `FROM ${from} ${lookups} WHERE ${whereOf(list.filters, filter, bind, always)}`;
}

const part = <Filter>(sql: Part<Filter>, filter: Filter, bind: Bind): string =>
  typeof sql === 'string' ? sql : sql(bind, filter);
