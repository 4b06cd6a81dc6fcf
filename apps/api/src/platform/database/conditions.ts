import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { patternContaining } from './like.js';

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

export const bindTo =
  (values: unknown[]): Bind =>
  (value) =>
    `$${values.push(value)}`;

/** Returns the SQL for the value of one filter, or null for no condition. `filter` holds the values of all filters. */
export type Condition<Value, Filter = unknown> = (value: Value, bind: Bind, filter: Filter) => string | null;

/** A list's query without its page. */
export type FilterOf<Query> = Omit<Query, 'page' | 'pageSize'>;

/**
 * One condition for each filter of a query, so that a filter without SQL does not compile. `Context` holds the values
 * that are no filters, such as the current time.
 */
export type Conditions<Query, Context = unknown> = {
  readonly [K in Exclude<keyof Query, 'page' | 'pageSize' | 'sort'>]-?: Condition<
    NonNullable<Query[K]>,
    FilterOf<Query> & Context
  >;
};

/**
 * Joins the conditions of the filters that are set. The text holds only these, so that each can use its index: with
 * `$1 IS NULL OR …`, PostgreSQL would plan for every value.
 *
 * @param always conditions that hold with any filter
 */
export function whereOf<Query, Context = unknown>(
  conditions: Conditions<Query, Context>,
  filter: FilterOf<Query> & Context,
  bind: Bind,
  always: readonly string[] = [],
): string {
  const values = filter as Readonly<Record<string, unknown>>;
  const set = Object.entries<Condition<never, FilterOf<Query> & Context>>(conditions).flatMap(([name, condition]) => {
    const value = values[name] ?? null;
    return value === null ? [] : (condition(value as never, bind, filter) ?? []);
  });
  return [...always, ...set].join(' AND ') || 'true';
}

export const equals =
  (expression: string): Condition<unknown> =>
  (value, bind) =>
    `${expression} = ${bind(value)}`;

/** A filter that adds its condition only if it is true. */
export const ifTrue =
  (condition: string): Condition<boolean> =>
  (isWanted) =>
    isWanted ? condition : null;

/** A filter whose value the condition of another filter uses. */
export const usedElsewhere: Condition<unknown> = () => null;

/**
 * Finds a part of a text in any case, with or without accents. The text must be written exactly like in its index.
 *
 * @param least a search with fewer characters gives no condition
 */
export const contains =
  (text: string, least = 2): Condition<string> =>
  (search, bind) => {
    const term = searchTerm(search, least);
    return term === null ? null : `plain_text(${text}) LIKE ${patternOf(term, bind)}`;
  };

/** Like `contains`, but accents count. For columns without an index on their plain text. */
export const containsInAnyCase =
  (text: string, least = 2): Condition<string> =>
  (search, bind) => {
    const term = searchTerm(search, least);
    return term === null ? null : `${text} ILIKE ${bind(patternContaining(term))}`;
  };

/** The filters `from` and `to` for an instant: days of the organisation, both included. */
export const onDays = (instant: string): { from: Condition<string>; to: Condition<string> } => ({
  from: (day, bind) => `${instant} >= ${bind(organisationDayStart(day))}::timestamptz`,
  to: (day, bind) => `${instant} < ${bind(organisationDayStart(day, 1))}::timestamptz`,
});

/** The filters `from` and `to` for a DATE, or a text such as `2027-01-31`: both days included, in no time zone. */
export const onDates = (day: string): { from: Condition<string>; to: Condition<string> } => ({
  from: (first, bind) => `${day} >= ${bind(first)}`,
  to: (last, bind) => `${day} <= ${bind(last)}`,
});

/**
 * Returns the condition that a `plain_text` contains each of the words, in any case and with or without accents; null
 * without words.
 */
export const containsWords = (text: string, words: readonly string[], bind: Bind): string | null =>
  words.map((word) => `${text} LIKE ${patternOf(word, bind)}`).join(' AND ') || null;

/** Returns a LIKE pattern that matches each `plain_text` containing the search text. */
export const patternOf = (search: string, bind: Bind): string => `plain_text(${bind(patternContaining(search))}::text)`;

/** Returns the search term, or null for fewer than `least` characters: nearly every row contains a single letter. */
export function searchTerm(search: string | undefined, least = 2): string | null {
  const term = search?.trim() ?? '';
  return term.length < least ? null : term;
}
