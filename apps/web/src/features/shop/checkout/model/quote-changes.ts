import type { QuoteWire } from '@dronesoccer/contracts';

/** One amount that is not what it was; null where it was not there, or is not any more. Dollars. */
export interface QuoteChange {
  what: 'line' | 'discount' | 'shipping' | 'tax' | 'total';
  /** The product's or the tax's name; empty for the others. */
  name: string;
  before: number | null;
  now: number | null;
}

/** What is different between the quote a person saw and the one of now, in the order of the bill; the total comes last. */
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

/** What is in either list, side by side, in the order of the new one and then of the old. */
function pairs<T>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (item: T) => string,
): [was: T | undefined, is: T | undefined][] {
  const was = new Map(before.map((item) => [keyOf(item), item]));
  const is = new Map(now.map((item) => [keyOf(item), item]));
  return [...new Set([...is.keys(), ...was.keys()])].map((key) => [was.get(key), is.get(key)]);
}
