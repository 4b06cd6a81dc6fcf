import type { QuoteWire } from '@dronesoccer/contracts';

/** An amount that changed, in dollars; `before` or `now` is null if the item is new or removed. */
export interface QuoteChange {
  what: 'line' | 'discount' | 'shipping' | 'tax' | 'total';
  /** The product's or the tax's name; empty for other amounts. */
  name: string;
  before: number | null;
  now: number | null;
}

/**
 * Returns the differences between the quote that the customer saw and the current one, in the order of the bill, with
 * the total last.
 */
export function quoteChanges(before: QuoteWire, now: QuoteWire): QuoteChange[] {
  const lines = pairs(before.lines, now.lines, ({ productId }) => productId).map(([was, is]) => ({
    what: 'line' as const,
    name: (is ?? was)?.name ?? '',
    before: was?.lineTotal ?? null,
    now: is?.lineTotal ?? null,
  }));
  const taxes = pairs(before.taxes, now.taxes, ({ name }) => name).map(([was, is]) => ({
    what: 'tax' as const,
    name: (is ?? was)?.name ?? '',
    before: was?.amount ?? null,
    now: is?.amount ?? null,
  }));
  const sum = (what: 'discount' | 'shipping' | 'total'): QuoteChange => ({
    what,
    name: '',
    before: before[what],
    now: now[what],
  });
  return [...lines, sum('discount'), sum('shipping'), ...taxes, sum('total')].filter(
    (change) => change.before !== change.now,
  );
}

/** Pairs the items of both lists by key: first in the order of the new list, then those found only in the old one. */
function pairs<T>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => string,
): [was: T | undefined, is: T | undefined][] {
  const was = new Map(before.map((item) => [keyOf(item), item]));
  const is = new Map(now.map((item) => [keyOf(item), item]));
  return [...new Set([...is.keys(), ...was.keys()])].map((key) => [was.get(key), is.get(key)]);
}
