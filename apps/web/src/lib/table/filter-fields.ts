import { isDay, limits, patterns } from '@dronesoccer/contracts';

/**
 * The representation of a filter in the address. Parsing is strict, because the address may be typed by anyone; writing
 * produces the same form.
 */
export interface FilterField<V> {
  /** Returns undefined if the value is missing or invalid. */
  parse: (values: readonly string[]) => V | undefined;
  write: (value: V) => readonly string[];
  /** A temporary value, such as a search or a day, that is not remembered for the next visit. */
  isTransient?: true;
  /** Typed letter by letter, which Back does not undo one by one. */
  isTyped?: true;
}

/** A field whose value type is irrelevant to the code that reads or writes the address. */
export interface AnyField {
  parse: (values: readonly string[]) => unknown;
  write: (value: never) => readonly string[];
  isTransient?: true;
  isTyped?: true;
}

type ValueOf<F> = F extends FilterField<infer V> ? V : never;

/** The filters of a schema; a filter that is not set is absent. */
export type FiltersOf<S> = { readonly [K in keyof S]?: ValueOf<S[K]> };

/** Changes to the filters; undefined removes a filter. */
export type FilterChanges<S> = { readonly [K in keyof S]?: ValueOf<S[K]> | undefined };

const text = (max: number = limits.searchTermMax): FilterField<string> => ({
  parse: ([value]) => (value === undefined || value.trim() === '' ? undefined : value.slice(0, max)),
  write: (value) => (value.trim() === '' ? [] : [value]),
  isTransient: true,
  isTyped: true,
});

/** A filter for one of a few values; numbers are parsed to numbers. */
const oneOf = <const V extends string | number>(values: readonly V[]): FilterField<V> => ({
  parse: ([value]) => values.find((each) => String(each) === value),
  write: (value) => [String(value)],
});

/** A filter for any of a few values, in their listed order; an empty selection counts as not set. */
const manyOf = <const V extends string | number>(values: readonly V[]): FilterField<V[]> => ({
  parse: (given) => {
    const found = values.filter((each) => given.includes(String(each)));
    return found.length > 0 ? found : undefined;
  },
  write: (chosen) => chosen.map(String),
});

const flag = (): FilterField<boolean> => ({
  parse: ([value]) => (value === 'true' ? true : value === 'false' ? false : undefined),
  write: (value) => [String(value)],
});

const whole = ({ min = 0, max = 2_147_483_647 } = {}): FilterField<number> => ({
  parse: ([value]) => numberWithin(/^\d{1,10}$/, value, min, max),
  write: (value) => [String(value)],
});

/** A dollar amount with at most two decimals. */
const dollars = (): FilterField<number> => ({
  parse: ([value]) => numberWithin(patterns.amount, value, 0, limits.totalMax),
  write: (value) => [String(value)],
});

/** A calendar day, `YYYY-MM-DD`. */
const day = (): FilterField<string> => ({
  parse: ([value]) => (value !== undefined && isDay(value) ? value : undefined),
  write: (value) => [value],
  isTransient: true,
});

const id = (): FilterField<string> => ({
  parse: ([value]) => (value !== undefined && /^[\da-f-]{36}$/i.test(value) ? value : undefined),
  write: (value) => [value],
  isTyped: true,
});

export const filterFields = { text, oneOf, manyOf, flag, whole, dollars, day, id };

function numberWithin(shape: RegExp, value: string | undefined, min: number, max: number): number | undefined {
  if (value === undefined || !shape.test(value)) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}
