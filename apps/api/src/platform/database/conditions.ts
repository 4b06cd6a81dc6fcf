import { containing } from './like.js';

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

export const bindTo =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

/** Returns a LIKE pattern that matches each `plain_text` containing the search text. */
export const patternOf = (search: string, bind: Bind): string => `plain_text(${bind(containing(search))}::text)`;

/** Returns the search term, or null for fewer than two characters, which nearly every row contains. */
export function searchTerm(search: string | undefined): string | null {
  const term = search?.trim() ?? '';
  return term.length < 2 ? null : term;
}
