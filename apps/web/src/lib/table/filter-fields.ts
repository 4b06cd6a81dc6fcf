import { limits, patterns } from '@dronesoccer/contracts';

/** How one filter is written in the address: read strictly, because anyone may have typed it, and written back the same. */
export interface FilterField<V> {
  /** Undefined: not there, or not a value of this filter. */
  parse: (values: readonly string[]) => V | undefined;
  write: (value: V) => readonly string[];
  /** A value for the moment, such as a search or a day: it is not remembered for the next visit. */
  isPassing?: true;
}

/** A field whose value's type does not matter where the address is read or written. */
export interface AnyField {
  parse: (values: readonly string[]) => unknown;
  write: (value: never) => readonly string[];
  isPassing?: true;
}

type ValueOf<F> = F extends FilterField<infer V> ? V : never;

/** The filters of a schema, each absent while it is not set. */
export type FiltersOf<S> = { readonly [K in keyof S]?: ValueOf<S[K]> };

/** What is to be changed of them; undefined takes a filter off. */
export type FilterChanges<S> = { readonly [K in keyof S]?: ValueOf<S[K]> | undefined };

const text = (max: number = limits.searchTermMax): FilterField<string> => ({
  parse: ([value]) => (value === undefined || value.trim() === '' ? undefined : value.slice(0, max)),
  write: (value) => (value.trim() === '' ? [] : [value]),
  isPassing: true,
});

/** One of a few values; numbers stand as numbers. */
const oneOf = <const V extends string | number>(values: readonly V[]): FilterField<V> => ({
  parse: ([value]) => values.find((each) => String(each) === value),
  write: (value) => [String(value)],
});

/** Any of a few values, in the order they are listed; none is the same as not set. */
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

/** Dollars with at most two decimals. */
const dollars = (): FilterField<number> => ({
  parse: ([value]) => numberWithin(patterns.amount, value, 0, limits.totalMax),
  write: (value) => [String(value)],
});

/** A day of the calendar, `YYYY-MM-DD`. */
const day = (): FilterField<string> => ({
  parse: ([value]) => (value !== undefined && isDay(value) ? value : undefined),
  write: (value) => [value],
  isPassing: true,
});

const id = (): FilterField<string> => ({
  parse: ([value]) => (value !== undefined && /^[\da-f-]{36}$/i.test(value) ? value : undefined),
  write: (value) => [value],
});

export const filterFields = { text, oneOf, manyOf, flag, whole, dollars, day, id };

function numberWithin(shape: RegExp, value: string | undefined, min: number, max: number): number | undefined {
  if (value === undefined || !shape.test(value)) return undefined;
  const number = Number(value);
  return number >= min && number <= max ? number : undefined;
}

/** Refuses 2026-02-30 as well as what has another shape. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
