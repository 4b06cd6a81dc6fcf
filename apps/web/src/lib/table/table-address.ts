import { limits } from '@dronesoccer/contracts';
import type { AnyField, FiltersOf } from './filter-fields';

export interface TableSchema<S, Sort extends string> {
  readonly filters: S;
  /** Every sort that the list knows; the server's own order when none is chosen. */
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

/** What the address says about a table; what it says wrongly counts as not said. */
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

/** The filters and the sort that are worth remembering, as an address; empty if none is set. */
export function lastingView<S extends object, Sort extends string>(
  schema: TableSchema<S, Sort>,
  { filters, sort }: Pick<TableAddress<S, Sort>, 'filters' | 'sort'>,
): string {
  const passing = new Set(fieldsOf(schema.filters).flatMap(([name, { isPassing }]) => (isPassing ? [name] : [])));
  const lasting = Object.fromEntries(Object.entries(filters).filter(([name]) => !passing.has(name))) as FiltersOf<S>;
  return writeTable(schema, { filters: lasting, sort, page: 1, pageSize: schema.pageSizes[0] }).toString();
}

/** The address of a table. Defaults are not written, and parameters of others stay. */
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
