import { containing } from './like.js';

/** Adds a value to a statement and gives the text of its parameter. */
export type Bind = (value: unknown) => string;

export const bindTo =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

/** What a `plain_text` is compared with by LIKE to find those that contain the words. */
export const patternOf = (search: string, bind: Bind): string => `plain_text(${bind(containing(search))}::text)`;

/** Returns what to search for; null for fewer than two characters, which nearly every row contains. */
export function searchTerm(search: string | undefined): string | null {
  const term = search?.trim() ?? '';
  return term.length < 2 ? null : term;
}
