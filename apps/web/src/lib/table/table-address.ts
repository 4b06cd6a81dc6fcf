import { limits } from '@dronesoccer/contracts';
import type { AnyField, FiltersOf } from './filter-fields';

export interface TableSchema<S, Sort extends string> {
  readonly filters: S;
  /** Every sort of the list; without a chosen sort the server's default order applies. */
  readonly sorts: readonly Sort[];
  readonly pageSizes: readonly [usual: number, ...others: number[]];
}

export interface TableAddress<S, Sort extends string> {
  readonly filters: FiltersOf<S>;
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const fieldsOf = (fields: object): [string, AnyField][] => Object.entries<AnyField>(fields as Record<string, AnyField>);

/** Reads a table's state from the address; an invalid value counts as missing. */
export function readTable<S extends object, Sort extends string>(
  { filters, sorts, pageSizes }: TableSchema<S, Sort>,
  search: URLSearchParams,
): TableAddress<S, Sort> {
  const found = fieldsOf(filters).flatMap(([name, field]) => {
    const value = field.parse(search.getAll(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const page = Number(search.get('page'));
  return {
    filters: Object.fromEntries(found) as FiltersOf<S>,
    sort: sorts.find((sort) => sort === search.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= limits.pageNumberMax ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === search.get('pageSize')) ?? pageSizes[0],
  };
}

/** Returns the filters and sort to remember, as a query; empty if none is set. */
export function lastingView<S extends object, Sort extends string>(
  schema: TableSchema<S, Sort>,
  { filters, sort }: Pick<TableAddress<S, Sort>, 'filters' | 'sort'>,
): string {
  const passing = new Set(fieldsOf(schema.filters).flatMap(([name, { isTransient }]) => (isTransient ? [name] : [])));
  const lasting = Object.fromEntries(Object.entries(filters).filter(([name]) => !passing.has(name))) as FiltersOf<S>;
  return writeTable(schema, { filters: lasting, sort, page: 1, pageSize: schema.pageSizes[0] }).toString();
}

/** Writes a table's state to a query. Defaults are omitted, and other parameters are kept. */
export function writeTable<S extends object, Sort extends string>(
  { filters: fields, pageSizes }: TableSchema<S, Sort>,
  { filters, sort, page, pageSize }: TableAddress<S, Sort>,
  present: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(present);
  for (const [name, field] of fieldsOf(fields)) {
    search.delete(name);
    const value = (filters as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    for (const text of field.write(value as never)) search.append(name, text);
  }
  const set = (name: string, value: string | undefined) =>
    value === undefined ? search.delete(name) : search.set(name, value);
  set('sort', sort);
  set('page', page === 1 ? undefined : String(page));
  set('pageSize', pageSize === pageSizes[0] ? undefined : String(pageSize));
  return search;
}
