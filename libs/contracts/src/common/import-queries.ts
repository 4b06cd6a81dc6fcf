import { oneOf, optional } from './body.ts';
import { importCallNames } from './imports.ts';
import { paged } from './query.ts';

/** Returns the queries of an importer's lists. The rows can be filtered by outcome. */
export const importQueries = <const Name extends string, const Outcome extends string>(
  name: Name,
  outcomes: readonly Outcome[],
) => {
  const { list, rows } = importCallNames(name);
  const shown: readonly (Outcome | 'refused')[] = [...new Set([...outcomes, 'refused' as const])];
  return { ...queryOf(list, paged), ...queryOf(rows, { ...paged, show: optional(oneOf(shown)) }) };
};

const queryOf = <const Name extends string, Query>(name: Name, query: Query) =>
  ({ [name]: query }) as { readonly [N in Name]: Query };
